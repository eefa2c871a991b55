import { record } from '../../records/record.ts';

export const cartRecord = record<'carts', 'cartItems'>({
  kind: 'Cart',
  table: 'carts',
  owner: 'id',
  parts: [{ table: 'cartItems', key: 'cartId' }],
});
