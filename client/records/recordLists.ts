import type { ApolloCache } from '@apollo/client';
import type { RecordDeclaration } from './declaration.ts';

/** Reads them again: now when shown, else when next shown. */
export function evictRecordList(cache: ApolloCache, { many }: RecordDeclaration): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: many });
}
