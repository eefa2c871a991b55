import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadForm } from './loadForm.ts';

export const loader = (given: LoaderFunctionArgs) => loadForm(given);
