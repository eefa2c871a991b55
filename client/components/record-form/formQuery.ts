import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type PreloadedQueryRef, useQuery } from '@apollo/client/react';
import { preloadQuery } from '../../app/apollo.ts';

declare const fresh: unique symbol;

/** A record as the gateway had it when its form was opened; a form takes no other. */
export type Fresh<Stored> = Stored extends object ? Stored & { readonly [fresh]: true } : Stored;

type FreshData<Data> = { [Field in keyof Data]: Fresh<Data[Field]> };

/** What the cache holds may be older, and its fields of different ages: saved, they would undo what others wrote. */
const fetchPolicy = 'network-only';

/** Starts to read what a form on a page of its own opens with, in the route's loader. */
export function preloadForm<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PreloadedQueryRef<FreshData<Data>, Variables> {
  const untyped = query as TypedDocumentNode<Data, OperationVariables>;
  const read: unknown = preloadQuery(untyped, { variables, fetchPolicy });
  return read as PreloadedQueryRef<FreshData<Data>, Variables>;
}

/** Reads what a form beside a page opens with; without `data` until the gateway has answered. */
export function useFormQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const options = { variables, fetchPolicy } as unknown as useQuery.Options<Data, Variables>;
  const { data, error, refetch } = useQuery(query, options);
  return { data: data as FreshData<Data> | undefined, error, refetch };
}
