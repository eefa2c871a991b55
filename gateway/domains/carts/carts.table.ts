import type { Database } from '../../store/database.ts';
import type { RecordKind } from '../../store/records.ts';

/** Made when an account's cart is first changed; until then the cart is empty. */
export interface CartRow {
  /** The id of the account whose cart it is. */
  id: string;
}

export interface CartEntryRow {
  cartId: string;
  productId: string;
  amount: number;
  /** Goes up with each product that comes in. */
  position: number;
}

/** Read together with the product, so that no item is without it when it is deleted at that moment. */
export type CartItemRow = CartEntryRow & Database['products'];

/** That a cart was bought, kept so that the same check-out is never done again. */
export interface CheckOutRow {
  accountId: string;
  /** The client's own, unique for the account. */
  idempotencyKey: string;
  invoiceId: string;
  activityId: string;
}

export const cartRecord: RecordKind = {
  kind: 'Cart',
  table: 'carts',
  owner: 'id',
  parts: [{ table: 'cartItems', key: 'cartId' }],
};

declare module '../../store/database.ts' {
  interface Database {
    carts: CartRow;
    cartItems: CartEntryRow;
    checkOuts: CheckOutRow;
  }
}
