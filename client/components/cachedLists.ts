import type { ApolloCache, Reference } from '@apollo/client';
import type { Query } from '../generated/schema.ts';

/** A field of the query root that is a list. */
export type ListField = Exclude<keyof Query, '__typename'>;

/** What a page of a list holds is what its query asked for. */
interface StoredList {
  nodes?: Reference[];
  totalCount?: number;
}

interface ModifierDetails {
  readField: (name: string, of: Reference) => unknown;
  /** The field with its arguments. */
  storeFieldName: string;
}

/** Lists that a change reaches are read anew: at once where they are shown, else when they next are. */
export function evictLists(cache: ApolloCache, ...fields: readonly ListField[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/**
 * Takes records out of every page of a list, and out of what it counts. The lists are changed by hand, because an
 * optimistic change cannot evict what it has not written.
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
        // Without a filter all of them count, also those of other pages.
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

/** Leaves nothing in any page of a list. */
export function emptyLists(cache: ApolloCache, field: ListField): void {
  cache.modify({
    fields: {
      [field]: (stored: unknown) => ({ ...(stored as StoredList), nodes: [], totalCount: 0 }),
    },
  });
}
