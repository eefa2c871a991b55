import type { ExpressionBuilder } from 'kysely';
import { textErrors } from '../../formats/entered.ts';
import { DAY_MS } from '../../formats/days.ts';
import { dayIn } from '../../formats/zoned-time.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { InvoicePaymentState } from '../../graphql/generated/resolvers.ts';
import type { InvoiceRow } from '../../records/generated/rows.ts';
import type { Row } from '../../records/declare/record.ts';
import type { InvoicePaymentRow } from './invoices.table.ts';

type Dates = Pick<InvoiceRow, 'date' | 'dueOn'>;

const UTC_PLUS_14_MS = 14 * 60 * 60 * 1000;
const NEVER = '9999-12-31T23:59:59.999Z';
const LONGEST_NOTE = 200;

/** Positions of invoices without a due day, after every day, and of paid ones, after those. */
const NO_DUE_DAY = 3_000_000;
const PAID = 4_000_000;

export const paymentColumns = ['openCents', 'paymentState', 'paymentPosition'];

/** The stored state knows no day: whether an invoice is overdue is told by `paymentPosition`, its due day. */
export function paymentFields(
  { dueOn, totalCents }: Pick<InvoiceRow, 'dueOn' | 'totalCents'>,
  payments: readonly Pick<InvoicePaymentRow, 'amountCents'>[],
) {
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const openCents = Math.max(totalCents - paidCents, 0);
  const isPaid = openCents === 0;
  const paymentState: InvoicePaymentState = paidCents > 0 ? 'partlyPaid' : 'unpaid';
  return {
    paidCents,
    openCents,
    dueKey: dueOn ?? NEVER,
    paymentState: isPaid ? ('paid' as const) : paymentState,
    paymentPosition: isPaid ? PAID : dueOn ? dayNumber(Date.parse(dueOn)) : NO_DUE_DAY,
  };
}

const dayNumber = (time: number) => Math.floor(time / DAY_MS);

/** Returns the accounting day of a moment, in days since 1970. */
export const accountingDay = (timeZone: string, moment: string | number = Date.now()) =>
  dayNumber(Date.parse(dayIn(timeZone, moment)));

/**
 * Returns the error of a due day before the invoice's date. Dates that are already stored are not checked, because a
 * payment of an older invoice would be refused.
 */
export function dueErrors(timeZone: string, row: Dates, before: Dates | undefined): FieldErrors {
  const { date, dueOn } = row;
  if (!dueOn || (before?.date === date && before.dueOn === dueOn)) return {};
  const isBefore = dayNumber(Date.parse(dueOn)) < accountingDay(timeZone, date);
  return isBefore ? { dueDay: problem('before_invoice_date') } : {};
}

export const paymentStateOn = (
  today: number,
  { paymentState, paymentPosition }: Pick<InvoiceRow, 'paymentState' | 'paymentPosition'>,
): InvoicePaymentState => (paymentPosition < today ? 'overdue' : paymentState);

export const inPaymentState =
  (states: readonly InvoicePaymentState[], today: number) =>
  (eb: ExpressionBuilder<Record<string, Row>, string>) =>
    eb.or([
      eb.and([
        eb('paymentState', 'in', [...states, 'overdue']),
        eb('paymentPosition', '>=', today),
      ]),
      ...(states.includes('overdue') ? [eb('paymentPosition', '<', today)] : []),
    ]);

export function paymentErrors({ amountCents, note, paidOn }: InvoicePaymentRow): FieldErrors {
  const isTomorrowEverywhere = Date.parse(paidOn) > Date.now() + UTC_PLUS_14_MS;
  return {
    ...textErrors([['note', note, LONGEST_NOTE, false]]),
    ...(isTomorrowEverywhere && { paidDay: problem('after_today') }),
    ...(amountCents <= 0 && { amount: problem('too_small', { least: 0.01 }) }),
  };
}
