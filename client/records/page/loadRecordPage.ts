import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { loadDeclaration } from '../loadDeclaration.ts';

/** Loads the data of a record's page: its own query, and the declaration of its kind. */
export async function loadRecordPage<Data, Variables extends OperationVariables & { id: string }>(
  given: LoaderFunctionArgs,
  query: TypedDocumentNode<Data, Variables>,
) {
  const variables = { id: given.params.id ?? '' } as Variables;
  const record = preloadQuery(query as TypedDocumentNode<Data, OperationVariables>, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  return { declaration: await loadDeclaration(given), record };
}
