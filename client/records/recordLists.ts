import type { ApolloCache } from '@apollo/client';
import { removeAbout, evictLists, type ListField, removeFromLists } from '../core/cachedLists.ts';
import { isListed, listOf, resourceOf } from './resources.ts';

const dependentQueriesOf = (kind: string): readonly ListField[] =>
  resourceOf(kind)?.dependentQueries ?? [];

/**
 * Refetches the lists, `dependentQueries` and history of these kinds after a change: immediately if shown, otherwise when next
 * shown.
 */
export const evictKinds =
  (...kinds: readonly string[]) =>
  (cache: ApolloCache): void => {
    for (const kind of kinds) {
      // A kind whose records are read by themselves has no list.
      evictLists(cache, ...(isListed(kind) ? [listOf(kind)] : []), ...dependentQueriesOf(kind));
    }
    evictLists(cache, 'history');
  };

/** Removes deleted records from the cache, also in an optimistic answer. */
export function removeRecords(cache: ApolloCache, kind: string, ids: readonly string[]): void {
  removeFromLists(cache, listOf(kind), ids);
  evictLists(cache, ...dependentQueriesOf(kind));
  clearNotifications(cache, ids);
}

/** Removes the notifications about records that were read or deleted. */
export const clearNotifications = (cache: ApolloCache, recordIds: readonly string[]): void =>
  removeAbout(cache, listOf('Notification'), recordIds);
