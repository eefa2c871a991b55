import { problem } from '../../errors/problem.ts';
import type {
  DeleteInvoicesInput,
  UpdateInvoicesStatusInput,
} from '../../graphql/generated/resolvers.ts';
import { bulkChange } from '../../records/write/bulk-changes.ts';
import { deleteChange, updateChange } from '../../records/write/changes.ts';
import type { Context } from '../../services/context.ts';
import { invoiceRecord } from './invoices.record.ts';
import { canMove } from './invoices.rules.ts';

export const removeInvoices = (context: Context, which: DeleteInvoicesInput) =>
  bulkChange(context, {
    record: invoiceRecord,
    which,
    can: ({ row }) => !which.keepDelivered || row.status !== 'delivered',
    change: ({ row }) => deleteChange(invoiceRecord, row),
    otherwise: problem('delivered_stays'),
  });

export const moveToStatus = (context: Context, { status, ...which }: UpdateInvoicesStatusInput) =>
  bulkChange(context, {
    record: invoiceRecord,
    which,
    can: ({ row }) => row.status !== status && canMove(row.status, status),
    change: ({ row: { id } }) => updateChange(invoiceRecord, { id }, () => ({ row: { status } })),
    otherwise: problem('invoices_stay', { status }),
  });
