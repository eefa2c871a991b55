import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type PreloadedQueryRef, useQuery } from '@apollo/client/react';
import { preloadQuery } from '../../core/apollo.ts';

declare const fresh: unique symbol;

/** A record that was read when its form opened; forms ignore later data. */
export type Fresh<Stored> = Stored extends object ? Stored & { readonly [fresh]: true } : Stored;

type FreshData<Data> = { [Field in keyof Data]: Fresh<Data[Field]> };

/** The cache may contain older fields, which a save would write over newer ones. */
const fetchPolicy = 'network-only';

export function preloadForm<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PreloadedQueryRef<FreshData<Data>, Variables> {
  const untyped = query as TypedDocumentNode<Data, OperationVariables>;
  const read: unknown = preloadQuery(untyped, { variables, fetchPolicy });
  return read as PreloadedQueryRef<FreshData<Data>, Variables>;
}

/** Runs the query of a form beside a page; `data` is undefined until the gateway has responded. */
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
