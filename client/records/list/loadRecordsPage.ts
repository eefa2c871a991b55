import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { openDefaultView } from '../views/openDefaultView.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { loadDeclaration } from '../loadDeclaration.ts';
import { listVariables } from './listVariables.ts';

type ListDocument<Data, Variables extends OperationVariables> = TypedDocumentNode<Data, Variables>;

/** Loads the data of a list's page: the records for the URL, and the declaration of their kind. */
export async function loadRecordsPage<Data, Variables extends OperationVariables>(
  given: LoaderFunctionArgs,
  query: (declaration: RecordDeclaration) => ListDocument<Data, Variables>,
) {
  const declaration = await loadDeclaration(given);
  const { searchParams } = new URL(given.request.url);
  const document = query(declaration) as TypedDocumentNode<Data, OperationVariables>;
  const list = preloadQuery(document, {
    variables: listVariables(declaration, searchParams),
    fetchPolicy: 'cache-and-network',
  });
  await openDefaultView(given.request, declaration.many);
  return { declaration, list };
}
