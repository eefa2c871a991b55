import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadDeclaration } from '../loadDeclaration.ts';

export const loader = (given: LoaderFunctionArgs) => loadDeclaration(given, 'write');
