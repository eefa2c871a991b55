import type { LoaderFunctionArgs } from 'react-router-dom';
import { documentsOf } from '../documents.ts';
import { loadRecordsPage } from './loadRecordsPage.ts';

export const loader = (given: LoaderFunctionArgs) =>
  loadRecordsPage(given, (declaration) => documentsOf(declaration).list);
