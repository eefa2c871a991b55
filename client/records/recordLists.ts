import type { ApolloCache } from '@apollo/client';
import { removeAbout, evictLists, type ListField, removeFromLists } from '../core/cachedLists.ts';
import { isListed, listOf, resourceOf } from './resources.ts';

const figuresOf = (kind: string): readonly ListField[] => resourceOf(kind)?.figures ?? [];

/** Has lists, figures and history read again after a change of these kinds: now when shown, else when next shown. */
export const evictKinds =
  (...kinds: readonly string[]) =>
  (cache: ApolloCache): void => {
    for (const kind of kinds) {
      // A record that is read by itself has no list.
      evictLists(cache, ...(isListed(kind) ? [listOf(kind)] : []), ...figuresOf(kind));
    }
    evictLists(cache, 'history');
  };

/** Removes deleted records from the cache, also in an optimistic answer. */
export function removeRecords(cache: ApolloCache, kind: string, ids: readonly string[]): void {
  removeFromLists(cache, listOf(kind), ids);
  evictLists(cache, ...figuresOf(kind));
  clearNotifications(cache, ids);
}

/** Removes the notifications about records that were read or deleted. */
export const clearNotifications = (cache: ApolloCache, recordIds: readonly string[]): void =>
  removeAbout(cache, listOf('Notification'), recordIds);
