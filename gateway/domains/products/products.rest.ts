import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

graphql(`
  fragment RestProductFields on Product {
    id
    imgUrl
    price
    totalUnit
    title
    category
    brand
    rating
    freeShipping
    description
  }
`);

/** The shop's calls: without inactive products. */
export const productsRest = [
  restRoute({
    route: 'GET /api/ecommerce/get-product-list',
    operation: graphql(`
      query RestProducts($after: String) {
        products(
          first: 100
          after: $after
          filter: { active: true }
          sort: { field: createdNumber, direction: ascending }
        ) {
          nodes {
            ...RestProductFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `),
    pages: ({ products }) => products,
    example: { url: '/api/ecommerce/get-product-list', status: 200 },
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
    example: { url: '/api/ecommerce/get-category-list', status: 200 },
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
    example: { url: '/api/ecommerce/get-rating-list', status: 200 },
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
    example: { url: '/api/ecommerce/get-brand-list', status: 200 },
  }),
];
