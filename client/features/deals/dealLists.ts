import type { ApolloCache } from '@apollo/client';
import { forgetLists } from '../../components/cachedLists.ts';

/** Lists and figures that a change of a deal reaches. */
const dealLists = ['deals', 'dealStages', 'dealForecast'] as const;

/** They are read anew when they are next shown. */
export function forgetDealLists(cache: ApolloCache): void {
  forgetLists(cache, ...dealLists);
}
