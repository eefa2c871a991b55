import { selectedRecords } from '../../bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../graphql/errors.ts';
import type {
  DeleteInvoicesInput,
  UpdateInvoicesStatusInput,
} from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { canMove } from './invoices.rules.ts';
import { deleteInvoices, moveInvoices, selectInvoices } from './invoices.store.ts';
import { invoiceRecord } from './invoices.table.ts';

export function removeInvoices(context: Context, input: DeleteInvoicesInput) {
  return recorded(context, async ({ activityId, db, touch }) => {
    const chosen = await selected(db, input);
    const removable = chosen.filter((each) => !input.keepDelivered || each.status !== 'delivered');
    if (removable.length === 0) throw conflict('Delivered invoices cannot be deleted');
    const ids = removable.map(({ id }) => id);
    for (const id of ids) await touch(invoiceRecord, id);
    const count = await deleteInvoices(db, ids);
    return { activityId, count, skippedCount: chosen.length - count };
  });
}

/** Skips invoices that may not move there. */
export function moveToStatus(context: Context, { status, ...input }: UpdateInvoicesStatusInput) {
  return recorded(context, async ({ activityId, db, touch }) => {
    const chosen = await selected(db, input);
    const movable = chosen.filter((each) => each.status !== status && canMove(each.status, status));
    if (movable.length === 0) throw conflict(`None of these invoices can become ${status}`);
    for (const { id } of movable) await touch(invoiceRecord, id);
    const count = await moveInvoices(db, movable, status);
    return { activityId, count, skippedCount: chosen.length - count };
  });
}

/** In the order in which all changes lock them. */
const selected = (db: Db, { ids, filter }: DeleteInvoicesInput) =>
  selectedRecords({ ids, filter }, 'Invoice', (most) => selectInvoices(db, { ids, filter, most }));
