import { ownAccess } from '../../records/access.ts';
import { record } from '../../records/declare/record.ts';

export const cartRecord = record<'carts', 'cartItems'>({
  kind: 'Cart',
  table: 'carts',
  owner: 'id',
  access: ownAccess,
  parts: [{ table: 'cartItems', key: 'cartId' }],
});
