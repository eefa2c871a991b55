import type { ApolloCache } from '@apollo/client';
import { forgetLists } from '../../components/cachedLists.ts';

/** Whatever lists, counts or describes customers is read anew after a change of one. */
export function forgetCustomerLists(cache: ApolloCache): void {
  forgetLists(cache, 'customers', 'customerPoints', 'customerTags', 'customerDuplicates');
}
