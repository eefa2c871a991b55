import { refuseErrors } from '../../graphql/errors.ts';
import type {
  ProductFilter,
  ProductSortField,
  Resolvers,
} from '../../graphql/generated/resolvers.ts';
import { changeProducts, removeProducts } from './product-bulk-changes.ts';
import { changeProduct, makeProduct, removeProduct } from './product-changes.ts';
import {
  categorySummaries,
  filterErrors,
  priceSpans,
  priceSummaries,
  ratingSummaries,
} from './products.rules.ts';
import {
  countByBrand,
  countByCategory,
  countByPrice,
  countByRating,
  findProduct,
  isSkuTaken,
  listProducts,
} from './products.store.ts';
import type { ProductRow } from './products.table.ts';

const sortColumns: Record<ProductSortField, keyof ProductRow> = {
  title: 'titleKey',
  price: 'priceCents',
  rating: 'rating',
  totalUnit: 'totalUnit',
  createdNumber: 'createdNumber',
};

export const productsResolvers: Resolvers = {
  Query: {
    product: async (_source, { id }, { db }) => (await findProduct(db, id)) ?? null,
    products(_source, { filter, sort, ...page }, { db }) {
      const { field = 'title', direction = 'ascending' } = sort ?? {};
      refuseErrors(filterErrors(filter ?? {}));
      return listProducts(db, filter ?? {}, { column: sortColumns[field], direction }, page);
    },
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
    isSkuFree: async (_source, { sku, productId }, { db }) =>
      !(await isSkuTaken(db, sku, productId ?? undefined)),
  },
  Mutation: {
    createProduct: async (_source, { input }, context) => ({
      product: await makeProduct(context, input),
    }),
    updateProduct: (_source, { input }, context) => changeProduct(context, input),
    deleteProduct: async (_source, { input }, context) => ({
      id: input.id,
      activityId: await removeProduct(context, input.id),
    }),
    updateProducts: (_source, { input }, context) => changeProducts(context, input),
    deleteProducts: (_source, { input }, context) => removeProducts(context, input),
  },
  Product: {
    price: ({ priceCents }) => priceCents,
    freeShipping: ({ freeShipping }) => freeShipping === 1,
    isActive: ({ isActive }) => isActive === 1,
  },
};

/** Without the fields that the summary offers as choices. */
function others(
  filter: ProductFilter | null | undefined,
  ...own: readonly (keyof ProductFilter)[]
): ProductFilter {
  const left = { ...filter };
  for (const field of own) delete left[field];
  refuseErrors(filterErrors(left));
  return left;
}
