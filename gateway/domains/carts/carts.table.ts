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

/** Kept so that a repeated check-out does nothing. */
export interface CheckOutRow {
  accountId: string;
  /** Chosen by the client, unique for the account. */
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
