import type { Database } from '../../store/database.ts';

export interface CartRow {
  id: string;
}

export interface CartEntryRow {
  cartId: string;
  productId: string;
  amount: number;
  position: number;
}

/** Joined with its product, which may be deleted meanwhile. */
export type CartItemRow = CartEntryRow & Database['products'];

/** Kept so that a repeated check-out does nothing. */
export interface CheckOutRow {
  accountId: string;
  /** Chosen by the client, unique for the account. */
  idempotencyKey: string;
  invoiceId: string;
  activityId: string;
}

declare module '../../store/database.ts' {
  interface Database {
    carts: CartRow;
    cartItems: CartEntryRow;
    checkOuts: CheckOutRow;
  }
}
