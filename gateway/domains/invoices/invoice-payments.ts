import { midnightOf } from '../../formats/days.ts';
import { moneyWords } from '../../formats/money.ts';
import { writtenText } from '../../formats/entered.ts';
import { invalid, notFound, refuseErrors, REQUIRED } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  DeleteInvoicePaymentInput,
  RecordInvoicePaymentInput,
} from '../../graphql/generated/resolvers.ts';
import { newId } from '../../database/new-id.ts';
import { commitOne, updateChange } from '../../records/write/changes.ts';
import type { Context } from '../../services/context.ts';
import { paymentErrors } from './invoice-payments.rules.ts';
import { invoiceRecord } from './invoices.record.ts';
import type { InvoiceRow } from '../../records/generated/rows.ts';
import type { InvoicePaymentRow } from './invoices.table.ts';

export function recordPayment(context: Context, input: RecordInvoicePaymentInput) {
  const { id: invoiceId, amount: amountCents, method, paidDay } = input;
  if (!paidDay) throw invalid({ paidDay: REQUIRED });
  const [paidOn, note] = [midnightOf(paidDay), writtenText(input.note) ?? null];
  const payment: InvoicePaymentRow = { id: newId(), invoiceId, paidOn, amountCents, method, note };
  refuseErrors(paymentErrors(payment));
  return changePayments(context, invoiceId, (payments, { openCents, currency }) => {
    if (amountCents > openCents) {
      const open = moneyWords(openCents, currency);
      throw invalid({ amount: problem('more_than_open', { open }) });
    }
    return [...payments, payment];
  });
}

export function deletePayment(context: Context, { id, paymentId }: DeleteInvoicePaymentInput) {
  return changePayments(context, id, (payments) => {
    if (!payments.some((each) => each.id === paymentId)) throw notFound('Payment');
    return payments.filter((each) => each.id !== paymentId);
  });
}

async function changePayments(
  context: Context,
  id: string,
  to: (payments: readonly InvoicePaymentRow[], invoice: InvoiceRow) => InvoicePaymentRow[],
) {
  const change = updateChange(invoiceRecord, { id }, ({ row, parts }) => ({
    parts: { invoicePayments: to(parts.invoicePayments, row) },
  }));
  const { state, activityId } = await commitOne(context, change);
  return { invoice: state!.row, activityId };
}
