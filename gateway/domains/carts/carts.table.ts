import type { Database } from '../../database/database.ts';

export interface CartRow {
  id: string;
}

export interface CartEntryRow {
  cartId: string;
  productId: string;
  amount: number;
  position: number;
}

export type CartItemRow = CartEntryRow & Database['products'];

/** A check-out, kept so that a repeated one does nothing. */
export interface CheckOutRow {
  accountId: string;
  /** The key that the client has chosen; unique for the account. */
  idempotencyKey: string;
  invoiceId: string;
  activityId: string;
}

declare module '../../database/database.ts' {
  interface Database {
    carts: CartRow;
    cartItems: CartEntryRow;
    checkOuts: CheckOutRow;
  }
}
