import { selectedIds } from '../../records/bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../graphql/errors.ts';
import type {
  DeleteInvoicesInput,
  UpdateInvoicesStatusInput,
} from '../../graphql/generated/resolvers.ts';
import { removal, update } from '../../records/changes.ts';
import { commit, type Writing } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import { invoiceRecord } from './invoices.record.ts';
import { canMove } from './invoices.rules.ts';

export function removeInvoices(context: Context, input: DeleteInvoicesInput) {
  return commit(context, async (writing) => {
    const chosen = await selected(writing, input);
    const removable = chosen.filter((each) => !input.keepDelivered || each.status !== 'delivered');
    if (removable.length === 0) throw conflict('Delivered invoices cannot be deleted');
    await writing.write(removable.map(({ id }) => removal(invoiceRecord, { id })));
    return countsOf(writing, chosen, removable);
  });
}

/** Skips invoices that may not move there. */
export function moveToStatus(context: Context, { status, ...input }: UpdateInvoicesStatusInput) {
  return commit(context, async (writing) => {
    const chosen = await selected(writing, input);
    const movable = chosen.filter((each) => each.status !== status && canMove(each.status, status));
    if (movable.length === 0) throw conflict(`None of these invoices can become ${status}`);
    const moved = () => ({ row: { status } });
    await writing.write(movable.map(({ id }) => update(invoiceRecord, { id }, moved)));
    return countsOf(writing, chosen, movable);
  });
}

const countsOf = ({ activityId }: Writing, { length: all }: unknown[], { length }: unknown[]) => ({
  activityId,
  count: length,
  skippedCount: all - length,
});

/** The invoices that a selection stands for. */
async function selected({ db, lock }: Writing, input: DeleteInvoicesInput) {
  const kind = { declaration: declared('Invoice'), record: invoiceRecord };
  const chosen = await selectedIds(db, kind, input);
  const invoices = await lock(invoiceRecord, chosen);
  return [...invoices.values()].map(({ row }) => row);
}
