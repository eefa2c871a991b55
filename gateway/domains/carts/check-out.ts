import type { Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { conflict, refuseErrors } from '../../graphql/errors.ts';
import type { CheckOutInput } from '../../graphql/generated/resolvers.ts';
import { recorded, type Recording } from '../../recording.ts';
import { newId } from '../../store/new-id.ts';
import type { RecordKind } from '../../records/record.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { ownCart } from './cart-changes.ts';
import { checkOutErrors, invoiceOf, purchaseErrors, totalChange, totalOf } from './carts.rules.ts';
import { deleteItems, itemsByCartIds } from './carts.store.ts';
import { cartRecord, type CartItemRow } from './carts.table.ts';
import { findCheckOut, insertCheckOut, takeFromStock } from './check-out.store.ts';

/** Answers the first invoice when the key was used before. */
export async function checkOut(context: Context, input: CheckOutInput) {
  const cart = ownCart(context, input.uid);
  refuseErrors(checkOutErrors(input));
  const key = { accountId: cart.id, idempotencyKey: input.idempotencyKey };
  const bought = recorded(context, async (recording) => {
    const invoiceId = newId();
    // First: a concurrent check-out with the same key waits here, and then finds it taken.
    await insertCheckOut(recording.db, { ...key, invoiceId, activityId: recording.activityId });
    await recording.touch(kindOf(context, 'Invoice'), invoiceId);
    const items = await takeOut(recording, context, { cartId: cart.id, total: input.total });
    await context.issueInvoice(recording, { id: invoiceId, ...invoiceOf(items, input.buyer) });
  });
  await refuseStale(context, { field: 'cart', id: cart.id }, bought.catch(passOverTaken));
  const done = await findCheckOut(context.db, key);
  if (!done) throw conflict('This check-out was taken back');
  return { ...done, cart };
}

async function takeOut(
  { db, touch }: Recording,
  context: Context,
  { cartId, total }: { cartId: string; total: number },
): Promise<CartItemRow[]> {
  const product = kindOf(context, 'Product');
  const listed = await itemsOf(db, cartId);
  const records = [
    { kind: cartRecord, id: cartId },
    ...listed.map(({ productId }) => ({ kind: product, id: productId })),
  ];
  const ordered = records.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { kind, id } of ordered) await touch(kind, id);
  // Read again, now that they are locked.
  const items = await itemsOf(db, cartId);
  refuseErrors(purchaseErrors(items));
  if (totalOf(items) !== total) throw new StaleVersion(totalChange(total, totalOf(items)));
  for (const item of items) {
    // One added in between is not among those touched above.
    await touch(product, item.productId);
    if (!(await takeFromStock(db, item))) throw new StaleVersion();
  }
  await deleteItems(db, cartId);
  return items;
}

const itemsOf = async (db: Recording['db'], cartId: string) =>
  (await itemsByCartIds(db, [cartId])).get(cartId)!;

function kindOf({ records }: Context, kind: 'Invoice' | 'Product'): RecordKind {
  return records.get(kind)!;
}

function passOverTaken(error: unknown): void {
  if (!isUniqueViolation(error)) throw error;
}
