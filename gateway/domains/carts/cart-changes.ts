import { requireCaller, type Context } from '../../services/context.ts';
import { notFound, refuseErrors } from '../../errors/errors.ts';
import type {
  AddToCartInput,
  ClearCartInput,
  RemoveFromCartInput,
  UpdateCartAmountInput,
} from '../../graphql/generated/resolvers.ts';
import { createChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { lockRecord } from '../../records/write/snapshots.ts';
import type { Db } from '../../database/database.ts';
import { isForeignKeyViolation } from '../../database/foreign-key-violation.ts';
import { addedErrors, amountErrors, stockErrors } from './carts.rules.ts';
import { findStock } from './carts.store.ts';
import { cartRecord } from './carts.record.ts';
import type { CartEntryRow, CartRow } from './carts.table.ts';

type Uid = string | null | undefined;

/**
 * Returns the caller's cart, whose id is the account's. Throws NotFound for another id, as if that cart did not exist.
 */
export function ownCart(context: Context, uid: Uid): CartRow {
  const { id } = requireCaller(context).account;
  if (uid != null && uid !== id) throw notFound('Cart');
  return { id };
}

export function addProduct(context: Context, input: AddToCartInput) {
  const { uid, productId, amount = 1, mayExceedStock } = input;
  return changeCart(context, uid, async (db, { id, items }) => {
    refuseErrors(amountErrors(amount));
    const product = await soldProduct(db, productId);
    const there = items.find((item) => item.productId === productId);
    const position = Math.max(-1, ...items.map((item) => item.position)) + 1;
    const item = there ?? { cartId: id, productId, amount: 0, position };
    const added = { ...item, amount: item.amount + amount };
    const others = items.filter((each) => each !== there);
    refuseErrors(addedErrors(added.amount, others.length + 1));
    if (!mayExceedStock) refuseErrors(stockErrors(added.amount, product));
    return [...others, added];
  });
}

export function removeProduct(context: Context, { uid, productId }: RemoveFromCartInput) {
  return changeCart(context, uid, async (_db, { items }) => {
    const others = items.filter((item) => item.productId !== productId);
    if (others.length === items.length) throw notFound('Product');
    return others;
  });
}

export function changeAmount(context: Context, input: UpdateCartAmountInput) {
  const { uid, productId, amount, mayExceedStock } = input;
  return changeCart(context, uid, async (db, { items }) => {
    refuseErrors(amountErrors(amount));
    const product = await soldProduct(db, productId);
    if (!items.some((item) => item.productId === productId)) throw notFound('Product');
    if (!mayExceedStock) refuseErrors(stockErrors(amount, product));
    return items.map((item) => (item.productId === productId ? { ...item, amount } : item));
  });
}

export function emptyCart(context: Context, { uid }: ClearCartInput) {
  return changeCart(context, uid, async () => []);
}

async function soldProduct(db: Db, id: string) {
  const product = await findStock(db, id);
  if (!product?.isActive) throw notFound('Product');
  return product;
}

/** Creating the account's row with its first change is not recorded. */
async function changeCart(
  context: Context,
  uid: Uid,
  change: (db: Db, cart: { id: string; items: readonly CartEntryRow[] }) => Promise<CartEntryRow[]>,
) {
  const cart = ownCart(context, uid);
  const { id } = cart;
  const changed = commit(context, async ({ activityId, db, lock, writeWithoutHistory, write }) => {
    await lockRecord(db, { table: 'accounts' }, id);
    const stored = (await lock(cartRecord, [id])).get(id);
    if (!stored) await writeWithoutHistory([createChange(cartRecord, { row: cart })]);
    const items = inOrder(await change(db, { id, items: stored?.parts.cartItems ?? [] }));
    await write([updateChange(cartRecord, { id }, () => ({ parts: { cartItems: items } }))]);
    return { cart, activityId };
  });
  return changed.catch(refuseGone);
}

const inOrder = (items: readonly CartEntryRow[]) =>
  items.toSorted((one, other) => one.position - other.position);

/** PostgreSQL: the product was deleted concurrently. */
function refuseGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? notFound('Product') : error;
}
