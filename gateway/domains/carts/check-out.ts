import type { Context } from '../../services/context.ts';
import { conflict, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { CheckOutInput } from '../../graphql/generated/resolvers.ts';
import { updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { createFromInput } from '../../records/write/create-from-input.ts';
import type { StateIn, RecordKind } from '../../records/declare/record.ts';
import { StaleVersion } from '../../records/write/stale-version.ts';
import { newId } from '../../database/new-id.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { ownCart } from './cart-changes.ts';
import { companyOf } from '../../records/company.ts';
import type { CompanyRow } from '../../records/generated/rows.ts';
import { checkOutErrors, invoiceOf, purchaseErrors, sumsOf, totalChange } from './carts.rules.ts';
import { findCheckOut, insertCheckOut, itemsByCartIds } from './carts.store.ts';
import { cartRecord } from './carts.record.ts';
import type { CartItemRow } from './carts.table.ts';

/** Checks the cart out; answers the first invoice when the key was used before. */
export async function checkOut(context: Context, input: CheckOutInput) {
  const cart = ownCart(context, input.uid);
  refuseErrors(checkOutErrors(input));
  const record = context.records.get('Invoice') as RecordKind<StateIn<'invoices'>>;
  const key = { accountId: cart.id, idempotencyKey: input.idempotencyKey };
  await commit(context, async (unit) => {
    const invoiceId = newId();
    // The key is stored first, so that a concurrent repeat waits here and then finds it taken.
    await insertCheckOut(unit.db, { ...key, invoiceId, activityId: unit.activityId });
    // The activity is about the invoice.
    await unit.trackFirst(record, [invoiceId]);
    const seller = await companyOf(unit.db);
    if (!seller.name) throw conflict(problem('company_unnamed'));
    const purchase = { cartId: cart.id, total: input.total, invoiceId, seller };
    const items = await takeOut(unit, context, purchase);
    const parties = { buyer: input.buyer, seller };
    await createFromInput(unit, { record }, { id: invoiceId, ...invoiceOf(items, parties) });
  }).catch(passOverTaken);
  const done = await findCheckOut(context.db, key);
  if (!done) throw conflict(problem('check_out_undone'));
  return { ...done, cart };
}

interface Purchase {
  cartId: string;
  /** The total, in cents. */
  total: number;
  invoiceId: string;
  seller: CompanyRow;
}

async function takeOut(
  { db, lock, write }: UnitOfWork,
  { records }: Context,
  { cartId, total: seen, invoiceId, seller }: Purchase,
): Promise<CartItemRow[]> {
  const product = records.get('Product') as RecordKind<StateIn<'products'>>;
  const cart = (await lock(cartRecord, [cartId])).get(cartId);
  const ids = (cart?.parts.cartItems ?? []).map(({ productId }) => productId);
  await lock(product, ids);
  // The products' prices and stock hold until the end.
  const items = (await itemsByCartIds(db, [cartId])).get(cartId)!;
  refuseErrors(purchaseErrors(items));
  const { total: now } = sumsOf(items, seller);
  if (now !== seen) {
    throw new StaleVersion({ kind: 'Cart', id: cartId }, totalChange({ seen, now }, seller));
  }
  const cause = { reason: 'sale', documentKind: 'Invoice', documentId: invoiceId };
  await write([updateChange(cartRecord, { id: cartId }, () => ({ parts: { cartItems: [] } }))]);
  await write(
    items.map(({ productId, amount }) =>
      updateChange(product, { id: productId, cause }, ({ row }) => ({
        row: { totalUnit: row.totalUnit - amount },
      })),
    ),
  );
  return items;
}

function passOverTaken(error: unknown): void {
  if (!isUniqueViolation(error)) throw error;
}
