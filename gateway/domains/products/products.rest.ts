import { graphql } from '../../rest/generated/gql.ts';
import { restList } from '../../rest/rest-reading.ts';
import { restRoute } from '../../rest/rest-route.ts';

const fields = 'id imgUrl price totalUnit title category brand rating freeShipping description';

/** The shop's calls: without inactive products. */
export const productsRest = [
  restList({
    route: 'GET /api/ecommerce/get-product-list',
    list: 'products',
    which: 'filter: { active: true } sort: { field: createdNumber, direction: ascending }',
    fields,
  }),
  restRoute({
    route: 'GET /api/ecommerce/get-category-list',
    operation: graphql(`
      query RestProductCategories {
        productCategories {
          title
          product
        }
      }
    `),
    answer: ({ productCategories }) => productCategories,
  }),
  restRoute({
    route: 'GET /api/ecommerce/get-rating-list',
    operation: graphql(`
      query RestProductRatings {
        productRatings {
          rate
          product
        }
      }
    `),
    answer: ({ productRatings }) => productRatings,
  }),
  restRoute({
    route: 'GET /api/ecommerce/get-brand-list',
    operation: graphql(`
      query RestProductBrands {
        productBrands {
          title
          product
        }
      }
    `),
    answer: ({ productBrands }) => productBrands,
  }),
];
