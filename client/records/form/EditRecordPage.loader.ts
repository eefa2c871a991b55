import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from './formQuery.ts';
import { formDocuments } from './formDescription.ts';
import { loadForm } from './loadForm.ts';

export async function loader(given: LoaderFunctionArgs) {
  const { declaration, own } = await loadForm(given);
  const { one } = formDocuments(declaration, own);
  return { declaration, own, record: preloadForm(one, { id: given.params.id ?? '' }) };
}
