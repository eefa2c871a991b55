import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/cachedLists.ts';

export const customerLists = [
  'customers',
  'customerPoints',
  'customerTags',
  'customerDuplicates',
] as const;

export function evictCustomerLists(cache: ApolloCache): void {
  evictLists(cache, ...customerLists);
}
