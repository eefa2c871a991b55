import { SA_ID } from '../../../seed/accounts.ts';
import type { AddToCartInput, UpdateCartAmountInput } from '../../graphql/generated/resolvers.ts';
import { graphql } from '../../rest/generated/gql.ts';
import type { RestCartItemsFragment } from '../../rest/generated/graphql.ts';
import { readNumber } from '../../rest/read-values.ts';
import { restRoute } from '../../rest/rest-route.ts';

/** In the demo data: a product in the demo cart, and another one. */
const IN_CART_ID = 'be8a917baa979bd74ee98c73';
const OTHER_ID = '121807936dbf8da43928470b';

graphql(`
  fragment RestCartItems on Cart {
    list {
      product {
        ...RestProductFields
      }
      amount
    }
  }
`);

const itemsOf = ({ list }: RestCartItemsFragment) =>
  list.map(({ product, amount }) => ({ ...product, amount }));

const NO_ITEMS: RestCartItemsFragment = { list: [] };

/** Takes any amount, since the specification knows no stock; check-out refuses what is out of stock. */
export const cartsRest = [
  restRoute({
    route: 'GET /api/ecommerce/get-cart-list',
    operation: graphql(`
      query RestCart($uid: ID, $isAsked: Boolean!) {
        cart(uid: $uid) @include(if: $isAsked) {
          ...RestCartItems
        }
      }
    `),
    variables: ({ optionalArgument }) => ({
      uid: optionalArgument('uid') ?? null,
      isAsked: optionalArgument('uid') !== undefined,
    }),
    answer: ({ cart = NO_ITEMS }) => itemsOf(cart),
    example: { url: `/api/ecommerce/get-cart-list?data=${SA_ID}`, status: 200 },
  }),
  restRoute({
    route: 'POST /api/ecommerce/add-to-cart',
    operation: graphql(`
      mutation RestAddToCart($input: AddToCartInput!) {
        addToCart(input: $input) {
          cart {
            ...RestCartItems
          }
        }
      }
    `),
    variables: ({ record }) => ({
      input: { ...(record('item') as AddToCartInput), amount: 1, mayExceedStock: true },
    }),
    answer: ({ addToCart }) => itemsOf(addToCart.cart),
    example: {
      url: '/api/ecommerce/add-to-cart',
      body: { uid: SA_ID, productId: OTHER_ID },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/ecommerce/delete-from-cart',
    operation: graphql(`
      mutation RestDeleteFromCart($input: RemoveFromCartInput!) {
        removeFromCart(input: $input) {
          cart {
            ...RestCartItems
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('item') }),
    answer: ({ removeFromCart }) => itemsOf(removeFromCart.cart),
    example: {
      url: '/api/ecommerce/delete-from-cart',
      body: { uid: SA_ID, productId: IN_CART_ID },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/ecommerce/update-cart-amount',
    operation: graphql(`
      mutation RestUpdateCartAmount(
        $input: UpdateCartAmountInput!
        $removal: RemoveFromCartInput!
        $isNone: Boolean!
      ) {
        updateCartAmount(input: $input) @skip(if: $isNone) {
          cart {
            ...RestCartItems
          }
        }
        removeFromCart(input: $removal) @include(if: $isNone) {
          cart {
            ...RestCartItems
          }
        }
      }
    `),
    variables: ({ record }) => ({
      input: { ...(record('item') as UpdateCartAmountInput), mayExceedStock: true },
      removal: record('item'),
      isNone: readNumber((record('item') as UpdateCartAmountInput).amount) === 0,
    }),
    answer: ({ updateCartAmount, removeFromCart }) =>
      itemsOf((updateCartAmount ?? removeFromCart)!.cart),
    example: {
      url: '/api/ecommerce/update-cart-amount',
      body: { uid: SA_ID, productId: IN_CART_ID, amount: 3 },
      status: 200,
    },
  }),
];
