import { callerOf, type Context } from '../../graphql/context.ts';
import { notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  AddToCartInput,
  ClearCartInput,
  RemoveFromCartInput,
  UpdateCartAmountInput,
} from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { isForeignKeyViolation } from '../../store/foreign-key-violation.ts';
import { addedErrors, amountErrors, stockErrors } from './carts.rules.ts';
import {
  addItem,
  countItems,
  deleteItem,
  deleteItems,
  ensureCart,
  findStock,
  setAmount,
} from './carts.store.ts';
import { cartRecord, type CartRow } from './carts.table.ts';

type Uid = string | null | undefined;

/** Its id is the caller's; another one answers as if it did not exist. */
export function ownCart(context: Context, uid: Uid): CartRow {
  const { id } = callerOf(context).account;
  if (uid != null && uid !== id) throw notFound('Cart');
  return { id };
}

interface CartChange {
  cart: CartRow;
  activityId: string;
}

export function addProduct(context: Context, input: AddToCartInput): Promise<CartChange> {
  const { uid, productId, amount = 1, mayExceedStock } = input;
  const changed = changeCart(context, uid, async (db, cartId) => {
    refuseErrors(amountErrors(amount));
    const item = await addItem(db, { cartId, productId }, amount);
    if (!item) throw notFound('Product');
    refuseErrors(addedErrors(item.amount, await countItems(db, cartId)));
    if (!mayExceedStock) refuseErrors(stockErrors(item.amount, await findStock(db, productId)));
  });
  return changed.catch(refuseGone);
}

export function removeProduct(
  context: Context,
  { uid, productId }: RemoveFromCartInput,
): Promise<CartChange> {
  return changeCart(context, uid, async (db, cartId) => {
    if (!(await deleteItem(db, cartId, productId))) throw notFound('Product');
  });
}

export function changeAmount(context: Context, input: UpdateCartAmountInput): Promise<CartChange> {
  const { uid, productId, amount, mayExceedStock } = input;
  return changeCart(context, uid, async (db, cartId) => {
    refuseErrors(amountErrors(amount));
    if (!(await setAmount(db, { cartId, productId }, amount))) throw notFound('Product');
    if (!mayExceedStock) refuseErrors(stockErrors(amount, await findStock(db, productId)));
  });
}

export function emptyCart(context: Context, { uid }: ClearCartInput): Promise<CartChange> {
  return changeCart(context, uid, deleteItems);
}

/** Making the row on the first change is not recorded: every account has a cart. */
async function changeCart(
  context: Context,
  uid: Uid,
  change: (db: Db, cartId: string) => Promise<void>,
): Promise<CartChange> {
  const cart = ownCart(context, uid);
  return recorded(context, async ({ activityId, db, touch }) => {
    await ensureCart(db, cart.id);
    await touch(cartRecord, cart.id);
    await change(db, cart.id);
    return { cart, activityId };
  });
}

/** On PostgreSQL another transaction may have deleted the product meanwhile. */
function refuseGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? notFound('Product') : error;
}
