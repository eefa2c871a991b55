import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import type { Query } from '../generated/schema.ts';

export type ListField = Exclude<keyof Query, '__typename'>;

interface StoredList {
  nodes?: Reference[];
  totalCount?: number;
}

interface ModifierDetails {
  readField: (name: string, of: Reference) => unknown;
  storeFieldName: string;
}

/** Refetches these lists: immediately if shown, otherwise when they are next shown. */
export function evictLists(cache: ApolloCache, ...fields: readonly ListField[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

interface Around {
  /** Runs before the shown queries are refetched. */
  go?: () => Promise<unknown> | undefined;
  beside?: (() => Promise<unknown>) | undefined;
}

/** Refetches everything, whatever kinds of records changed. A failed query shows its own error. */
export async function readAnew(client: ApolloClient, { go, beside }: Around = {}): Promise<void> {
  client.cache.evict({ id: 'ROOT_QUERY', broadcast: false });
  await go?.();
  await Promise.allSettled([client.refetchQueries({ include: 'active' }), beside?.()]);
}

/**
 * Removes records from lists and their counts. Edits the lists, because an optimistic change cannot evict what it did
 * not write.
 */
export function removeFromLists(
  cache: ApolloCache,
  field: ListField,
  ids: readonly string[],
): void {
  cache.modify({
    fields: {
      [field](stored: unknown, { readField, storeFieldName }: ModifierDetails) {
        const list = stored as StoredList;
        const nodes = list.nodes?.filter((node) => !ids.includes(readField('id', node) as string));
        // A list without a filter loses all removed records, including those of other pages.
        const isWhole = !storeFieldName.includes('"filter":{');
        const gone = isWhole ? ids.length : (list.nodes?.length ?? 0) - (nodes?.length ?? 0);
        const totalCount = list.totalCount === undefined ? undefined : list.totalCount - gone;
        return {
          ...list,
          ...(nodes && { nodes }),
          ...(totalCount !== undefined && { totalCount }),
        };
      },
    },
  });
}

export function emptyLists(cache: ApolloCache, field: ListField): void {
  cache.modify({
    fields: {
      [field]: (stored: unknown) => ({ ...(stored as StoredList), nodes: [], totalCount: 0 }),
    },
  });
}

/** Removes the entries of a list that refer to any of the records. */
export function removeAbout(
  cache: ApolloCache,
  field: ListField,
  recordIds: readonly string[],
): void {
  const ids = new Set<string>();
  cache.modify({
    fields: {
      [field](stored: unknown, { readField }: ModifierDetails) {
        for (const node of (stored as StoredList).nodes ?? []) {
          if (!recordIds.includes(readField('recordId', node) as string)) continue;
          ids.add(readField('id', node) as string);
        }
        return stored;
      },
    },
  });
  if (ids.size > 0) removeFromLists(cache, field, [...ids]);
}
