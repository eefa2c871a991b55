import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadForm } from '../../components/record-form/formQuery.ts';
import { documentsOf } from '../documents.ts';
import { loadDeclaration } from '../loadDeclaration.ts';

export async function loader(given: LoaderFunctionArgs) {
  const declaration = await loadDeclaration(given, 'write');
  return {
    declaration,
    record: preloadForm(documentsOf(declaration).one, { id: given.params.id ?? '' }),
  };
}
