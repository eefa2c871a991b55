import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type PreloadedQueryRef, useQuery } from '@apollo/client/react';
import { preloadQuery } from '../../core/apollo.ts';

declare const fresh: unique symbol;

/** A record read when its form opened; forms take no other. */
export type Fresh<Stored> = Stored extends object ? Stored & { readonly [fresh]: true } : Stored;

type FreshData<Data> = { [Field in keyof Data]: Fresh<Data[Field]> };

/** The cache may hold older fields, which saving would write over newer ones. */
const fetchPolicy = 'network-only';

export function preloadForm<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PreloadedQueryRef<FreshData<Data>, Variables> {
  const untyped = query as TypedDocumentNode<Data, OperationVariables>;
  const read: unknown = preloadQuery(untyped, { variables, fetchPolicy });
  return read as PreloadedQueryRef<FreshData<Data>, Variables>;
}

/** Runs the query of a form beside a page; there is no `data` until the gateway has answered. */
export function useFormQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: { isLive?: boolean } = {},
) {
  const options = { variables, context, fetchPolicy } as unknown as useQuery.Options<
    Data,
    Variables
  >;
  const { data, error, refetch } = useQuery(query, options);
  return { data: data as FreshData<Data> | undefined, error, refetch };
}
