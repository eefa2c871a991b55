import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/cachedLists.ts';

const dealLists = ['deals', 'dealStages', 'dealForecast'] as const;

export function evictDealLists(cache: ApolloCache): void {
  evictLists(cache, ...dealLists);
}
