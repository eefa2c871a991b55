import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/cachedLists.ts';

/** Lists and counts that a change of a product reaches. */
const productLists = ['products', 'productCategories', 'productBrands', 'productRatings'] as const;

/** They are read anew when they are next shown. */
export function forgetProductLists(cache: ApolloCache): void {
  evictLists(cache, ...productLists);
}
