import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { watchMutations } from './pendingMutations.ts';

export interface Asked {
  query: DocumentNode;
  variables?: OperationVariables;
  context?: object;
}

interface Options {
  variables?: OperationVariables | undefined;
  mayTake?: () => boolean;
}

/** Writes the current response into the cache. Returns false when it may be older than a mutation. */
export async function refetchIntoCache(
  client: ApolloClient,
  { query, variables, context }: Asked,
  { variables: sent = variables, mayTake = () => true }: Options = {},
): Promise<boolean> {
  const isUnchanged = watchMutations();
  const shown = client.readQuery<Parts>({ query, variables });
  const asked = { query, variables: sent, context, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.query<Parts>(asked);
  if (!isUnchanged() || !mayTake()) return false;
  const isCut = Object.entries(data ?? {}).some(
    ([name, part]) => part?.pageInfo?.hasNextPage && countOf(shown?.[name]) > countOf(part),
  );
  if (!isCut) client.cache.writeQuery({ query, variables, data });
  return true;
}

type Part = { nodes?: readonly unknown[]; pageInfo?: { hasNextPage?: boolean } } | null;
export type Parts = Record<string, Part>;

export const countOf = (part: Part | undefined) => part?.nodes?.length ?? 0;
