import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { documentsOf } from '../documents.ts';
import { loadDeclaration } from '../loadDeclaration.ts';

export async function loader(given: LoaderFunctionArgs) {
  const declaration = await loadDeclaration(given);
  const variables = { id: given.params.id ?? '' };
  const { one } = documentsOf(declaration);
  return {
    declaration,
    record: preloadQuery(one, { variables, fetchPolicy: 'cache-and-network' }),
  };
}
