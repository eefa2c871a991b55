import { parse } from 'graphql';
import { SA_ID } from '../../../seed/accounts.ts';
import type { AddToCartInput, UpdateCartAmountInput } from '../../graphql/generated/resolvers.ts';
import { readNumber } from '../../rest/read-values.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restRoute } from '../../rest/rest-route.ts';

/** Ids in the demo data: a product in the demo cart, and another one. */
const IN_CART_ID = 'be8a917baa979bd74ee98c73';
const OTHER_ID = '121807936dbf8da43928470b';

const fields = `list {
  product { id imgUrl price totalUnit title category brand rating freeShipping description }
  amount
}`;

interface Cart {
  list: readonly { product: object; amount: number }[];
}

const itemsOf = ({ list }: Cart) => list.map(({ product, amount }) => ({ ...product, amount }));

/** Takes any amount, since the specification knows no stock; check-out refuses what is out of stock. */
export const cartsRest = [
  restRoute<{ cart?: Cart }, object>({
    route: 'GET /api/ecommerce/get-cart-list',
    operation: parse(`query RestCart($uid: ID, $isAsked: Boolean!) {
      cart(uid: $uid) @include(if: $isAsked) { ${fields} }
    }`),
    variables: ({ optionalArgument }) => ({
      uid: optionalArgument('uid') ?? null,
      isAsked: optionalArgument('uid') !== undefined,
    }),
    answer: ({ cart = { list: [] } }) => itemsOf(cart),
    example: { url: `/api/ecommerce/get-cart-list?data=${SA_ID}` },
  }),
  restChange({
    route: 'POST /api/ecommerce/add-to-cart',
    mutation: 'addToCart',
    input: ({ record }) => ({
      ...(record('item') as AddToCartInput),
      amount: 1,
      mayExceedStock: true,
    }),
    answers: ['cart', fields, itemsOf],
    example: { body: { uid: SA_ID, productId: OTHER_ID } },
  }),
  restChange({
    route: 'POST /api/ecommerce/delete-from-cart',
    mutation: 'removeFromCart',
    input: ({ record }) => record('item'),
    answers: ['cart', fields, itemsOf],
    example: { body: { uid: SA_ID, productId: IN_CART_ID } },
  }),
  restRoute<Partial<Record<'updateCartAmount' | 'removeFromCart', { cart: Cart }>>, object>({
    route: 'POST /api/ecommerce/update-cart-amount',
    operation: parse(`mutation RestUpdateCartAmount(
      $input: UpdateCartAmountInput!, $removal: RemoveFromCartInput!, $isNone: Boolean!
    ) {
      updateCartAmount(input: $input) @skip(if: $isNone) { cart { ${fields} } }
      removeFromCart(input: $removal) @include(if: $isNone) { cart { ${fields} } }
    }`),
    variables: ({ record }) => ({
      input: { ...(record('item') as UpdateCartAmountInput), mayExceedStock: true },
      removal: record('item'),
      isNone: readNumber((record('item') as UpdateCartAmountInput).amount) === 0,
    }),
    answer: ({ updateCartAmount, removeFromCart }) =>
      itemsOf((updateCartAmount ?? removeFromCart)!.cart),
    example: { body: { uid: SA_ID, productId: IN_CART_ID, amount: 3 } },
  }),
];
