import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/cachedLists.ts';

/** Lists and figures that a change of a deal reaches. */
const dealLists = ['deals', 'dealStages', 'dealForecast'] as const;

/** They are read anew when they are next shown. */
export function forgetDealLists(cache: ApolloCache): void {
  evictLists(cache, ...dealLists);
}
