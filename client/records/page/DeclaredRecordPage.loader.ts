import type { LoaderFunctionArgs } from 'react-router-dom';
import { documentsOf } from '../documents.ts';
import { loadDeclaration } from '../loadDeclaration.ts';
import { loadRecordPage } from './loadRecordPage.ts';

export async function loader(given: LoaderFunctionArgs) {
  return loadRecordPage(given, documentsOf(await loadDeclaration(given)).one);
}
