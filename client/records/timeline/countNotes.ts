import type { ApolloCache } from '@apollo/client';
import type { Host } from './useMentionable.ts';

/** Changes the number of notes that a shown record has, where its kind counts them. */
export function countNotes(cache: ApolloCache, { kind, id }: Host, change: 1 | -1): void {
  cache.modify({
    id: cache.identify({ __typename: kind, id }) ?? '',
    fields: { noteCount: (count: number) => count + change },
  });
}
