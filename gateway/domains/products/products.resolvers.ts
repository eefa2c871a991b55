import type { ProductFilter, Resolvers } from '../../graphql/generated/resolvers.ts';
import { declarationOf } from '../../records/declarations.ts';
import { matchingIds } from '../../records/read/read.ts';
import { newestOfEach } from '../../database/rows-by.ts';
import { titleOfRecord } from '../../records/history/reference-titles.ts';
import { adjustStock } from './adjust-stock.ts';
import { changeProducts } from './product-bulk-changes.ts';
import {
  categorySummaries,
  priceSpans,
  priceSummaries,
  ratingSummaries,
} from './products.rules.ts';
import { countByBrand, countByCategory, countByPrice, countByRating } from './products.store.ts';

const newestEntries = newestOfEach('stockEntries', 'productId', { order: 'id', most: 100 });

export const productsResolvers: Resolvers = {
  Query: {
    async productCategories(_source, { filter }, { db }) {
      return categorySummaries(await countByCategory(db, others(filter, 'category')));
    },
    productBrands: (_source, { filter }, { db }) => countByBrand(db, others(filter, 'brand')),
    async productRatings(_source, { filter }, { db }) {
      return ratingSummaries(await countByRating(db, others(filter, 'rating')));
    },
    async productPrices(_source, { filter }, { db }) {
      const counts = await countByPrice(db, others(filter, 'priceFrom', 'priceTo'), priceSpans);
      return priceSummaries(counts);
    },
    async isSkuFree(_source, { sku, productId }, { db }) {
      const [id] = await matchingIds(
        db,
        { declaration: declarationOf('Product') },
        { sku: [sku] },
        1,
      );
      return id === undefined || id === productId;
    },
  },
  Mutation: {
    updateProducts: (_source, { input }, context) => changeProducts(context, input),
    adjustStock: (_source, { input }, context) => adjustStock(context, input),
  },
  Product: {
    stockEntries: async ({ id }, _args, { load }) => (await load(newestEntries, id)) ?? [],
  },
  StockEntry: {
    by: ({ accountId: id, accountName: name }) => (name === null ? null : { id, name }),
    documentTitle: ({ documentKind, documentId }, _args, context) =>
      titleOfRecord(context, documentKind ?? '', documentId),
  },
};

/** Returns the filter without the fields that the summary offers as choices. */
function others(
  filter: ProductFilter | null | undefined,
  ...own: readonly (keyof ProductFilter)[]
): ProductFilter {
  const left = { ...filter };
  for (const field of own) delete left[field];
  return left;
}
