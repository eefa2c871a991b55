import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/cachedLists.ts';

/** Whatever lists, counts or describes customers. */
export const customerLists = [
  'customers',
  'customerPoints',
  'customerTags',
  'customerDuplicates',
] as const;

/** They are read anew after a change of one. */
export function forgetCustomerLists(cache: ApolloCache): void {
  evictLists(cache, ...customerLists);
}
