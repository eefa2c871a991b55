import { signedInAccess } from '../../records/access.ts';
import { defineRecord } from '../../records/declare/record.ts';

export const cartRecord = defineRecord<'carts', 'cartItems'>({
  kind: 'Cart',
  table: 'carts',
  owner: 'id',
  access: signedInAccess,
  parts: [
    {
      table: 'cartItems',
      key: 'cartId',
      namedBy: 'productId',
      references: { productId: { table: 'products' } },
    },
  ],
});
