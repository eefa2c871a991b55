import type { ApolloCache } from '@apollo/client';
import { forgetLists } from '../../components/cachedLists.ts';

/** Lists and counts that a change of a product reaches are read anew when they are next shown. */
export const forgetProductLists = (cache: ApolloCache) =>
  forgetLists(cache, 'products', 'productCategories', 'productBrands', 'productRatings');
