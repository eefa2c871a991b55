import { describe, expect, it } from 'vitest';
import { derivedFields } from '../gateway/domains/invoices/invoices.rules.ts';
import { makeAccounts } from './accounts.ts';
import { makeCustomers } from './customers.ts';
import { INVOICES, makeInvoices } from './invoices.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const made = makeCustomers({
    random: randomFrom(2),
    scale,
    made: makeAccounts({ today }),
    today,
  });
  const {
    invoices = [],
    invoiceItems = [],
    invoicePayments = [],
    counters,
  } = makeInvoices({
    random: randomFrom(1),
    scale,
    made,
    today,
  });
  return { invoices, invoiceItems, invoicePayments, counters, customers: made.customers ?? [] };
}

describe('the demo invoices', () => {
  it('are of all statuses, at the business’s rate and currency', () => {
    const { invoices } = make();
    expect(new Set(invoices.map(({ status }) => status))).toEqual(
      new Set(['pending', 'processing', 'delivered']),
    );
    expect(
      new Set(
        invoices.map(({ vatThousandths, currency }) => `${vatThousandths / 1_000} ${currency}`),
      ),
    ).toEqual(new Set(['10 $']));
  });

  it('have the totals that the rules compute', () => {
    const { invoices, invoiceItems, invoicePayments } = make();
    for (const invoice of invoices) {
      const items = invoiceItems.filter(({ invoiceId }) => invoiceId === invoice.id);
      expect(items.length).toBeGreaterThan(0);
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index));
      expect(invoice).toMatchObject(
        derivedFields(
          invoice,
          items,
          invoicePayments.filter(({ invoiceId }) => invoiceId === invoice.id),
        ),
      );
      expect(invoice.totalCents).toBeGreaterThan(0);
    }
  });

  it('are paid in every way, late ones and parts too, and never in the future', () => {
    const { invoices, invoicePayments } = make();
    const number = (state: string) =>
      invoices.filter(({ paymentState }) => paymentState === state).length;
    expect(number('paid')).toBeGreaterThan(number('unpaid'));
    expect(number('partlyPaid')).toBeGreaterThan(0);
    expect(invoices.some(({ dueOn, openCents }) => openCents > 0 && dueOn! < today.day(0))).toBe(
      true,
    );
    expect(invoicePayments.every(({ paidOn }) => paidOn <= today.day(0))).toBe(true);
    expect(new Set(invoicePayments.map(({ method }) => method)).size).toBe(5);
  });

  it('are of active customers, who were there before', () => {
    const { invoices, customers } = make(10);
    const buyers = new Map(customers.map((customer) => [customer.id, customer]));
    for (const { customerId, date } of invoices) {
      const buyer = buyers.get(customerId!);
      expect(buyer?.status).toBe('active');
      expect(buyer!.createdAt < date).toBe(true);
    }
  });

  it('are the same at each call', () => {
    expect(make()).toEqual(make());
    expect(make(7)).toEqual(make(7));
  });

  it.each([1, 50])('have ids and numbers of their own, %i times as many', (scale) => {
    const { invoices, counters } = make(scale);
    expect(new Set(invoices.map(({ id }) => id)).size).toBe(INVOICES * scale);
    expect(new Set(invoices.map(({ orderNo }) => orderNo)).size).toBe(INVOICES * scale);
    expect(invoices.every(({ id }) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
    expect(counters).toEqual([{ name: 'invoices', value: INVOICES * scale }]);
  });

  it('are of the past, and of half a year at most', () => {
    const halfAYearAgo = Date.parse(today.moment) - 183 * 24 * 60 * 60 * 1000;
    for (const { date } of make(10).invoices) {
      expect(new Date(date).toISOString()).toBe(date);
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(today.moment));
      expect(Date.parse(date)).toBeGreaterThan(halfAYearAgo);
    }
  });
});
