import { refuseErrors } from '../../graphql/errors.ts';
import type { ProductSortField, Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeProduct, makeProduct, removeProduct } from './product-changes.ts';
import { categorySummaries, filterErrors, ratingSummaries } from './products.rules.ts';
import {
  countByBrand,
  countByCategory,
  countByRating,
  findProduct,
  listProducts,
} from './products.store.ts';
import type { ProductRow } from './products.table.ts';

const sortColumns: Record<ProductSortField, keyof ProductRow> = {
  title: 'titleKey',
  price: 'priceCents',
  rating: 'rating',
  totalUnit: 'totalUnit',
};

export const productsResolvers: Resolvers = {
  Query: {
    product: async (_source, { id }, { db }) => (await findProduct(db, id)) ?? null,
    products(_source, { filter, sort, ...page }, { db }) {
      const { field = 'title', direction = 'ascending' } = sort ?? {};
      refuseErrors(filterErrors(filter ?? {}));
      return listProducts(db, filter ?? {}, { column: sortColumns[field], direction }, page);
    },
    productCategories: async (_source, _args, { db }) =>
      categorySummaries(await countByCategory(db)),
    productBrands: (_source, _args, { db }) => countByBrand(db),
    productRatings: async (_source, _args, { db }) => ratingSummaries(await countByRating(db)),
  },
  Mutation: {
    createProduct: async (_source, { input }, context) => ({
      product: await makeProduct(context, input),
    }),
    updateProduct: async (_source, { input }, context) => ({
      product: await changeProduct(context, input),
    }),
    deleteProduct: async (_source, { input }, context) => ({
      id: await removeProduct(context, input.id),
    }),
  },
  Product: {
    price: ({ priceCents }) => priceCents,
    freeShipping: ({ freeShipping }) => freeShipping === 1,
    isActive: ({ isActive }) => isActive === 1,
  },
};
