import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/cachedLists.ts';

const productLists = ['products', 'productCategories', 'productBrands', 'productRatings'] as const;

export function evictProductLists(cache: ApolloCache): void {
  evictLists(cache, ...productLists);
}
