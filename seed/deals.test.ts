import { describe, expect, it } from 'vitest';
import { dealRecord } from '../gateway/domains/deals/deals.record.ts';
import { applyRules } from '../gateway/records/write/planned-change.ts';
import { makeAccounts } from './accounts.ts';
import { makeCustomers } from './customers.ts';
import { makeDeals } from './deals.ts';
import { makeInvoices } from './invoices.ts';
import { makeProducts } from './products.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const accounts = makeAccounts({ today });
  const customers = makeCustomers({ random: randomFrom(2), scale, made: accounts, today });
  const products = makeProducts({ random: randomFrom(3), scale, made: accounts, today });
  const invoices = makeInvoices({ random: randomFrom(4), scale, made: customers, today });
  const made = { ...accounts, ...customers, ...products, ...invoices };
  const {
    deals = [],
    dealProducts = [],
    dealEntries = [],
    notes = [],
  } = makeDeals({
    random: randomFrom(1),
    scale,
    made,
    today,
  });
  const ofDeal = (id: string) => ({
    products: dealProducts.filter(({ dealId }) => dealId === id),
    entries: dealEntries.filter(({ dealId }) => dealId === id),
  });
  return { deals, dealProducts, dealEntries, notes, ofDeal, made };
}

const count = (values: readonly unknown[]) => new Set(values).size;

describe('the demo deals', () => {
  it('are forty, over all stages', () => {
    const { deals } = make();
    expect(deals).toHaveLength(40);
    expect(count(deals.map(({ stage }) => stage))).toBe(6);
  });

  it('have nothing that the rules refuse, and what the rules derive', () => {
    const { deals, ofDeal } = make(3);
    for (const deal of deals) {
      const { products } = ofDeal(deal.id);
      const copy = {
        row: { ...deal },
        parts: { dealProducts: products.map((each) => ({ ...each })) },
      };
      const { after, errors } = applyRules(dealRecord, { ...copy, links: {} });
      expect(errors).toEqual({});
      expect(deal).toEqual(after.row);
      expect(deal.amountCents).toBeGreaterThan(0);
    }
  });

  it('are some with products and some without', () => {
    const { deals, ofDeal } = make();
    const counts = deals.map(({ id }) => ofDeal(id).products.length);
    expect(counts).toContain(0);
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });

  it('have a timeline that leads to their stage, in the past', () => {
    const { deals, notes, ofDeal } = make(3);
    for (const deal of deals) {
      const { entries } = ofDeal(deal.id);
      const moves = entries;
      const times = entries.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      for (const { at } of notes.filter(({ recordId }) => recordId === deal.id)) {
        expect(at >= times.at(-1)! && at <= today.moment).toBe(true);
      }
      expect(entries.map(({ position }) => position)).toEqual(entries.map((_entry, at) => at + 1));
      expect(moves.map(({ fromStage }) => fromStage)).toEqual([
        null,
        ...moves.slice(0, -1).map(({ toStage }) => toStage),
      ]);
      expect(moves.at(-1)).toMatchObject({ toStage: deal.stage, at: deal.stageChangedAt });
      expect(moves[0]?.at).toBe(deal.createdAt);
      expect(moves.at(-1)?.text).toBe(deal.lostReason);
    }
  });

  it('belong to customers and accounts that there are', () => {
    const { deals, made } = make(2);
    const customers = new Set(made.customers?.map(({ id }) => id));
    const accounts = new Set(made.accounts?.map(({ id }) => id));
    expect(deals.every(({ customerId }) => customers.has(customerId!))).toBe(true);
    expect(deals.every(({ ownerId }) => accounts.has(ownerId!))).toBe(true);
  });

  it('are the same at each call, and each has an id of its own', () => {
    const { deals, dealEntries } = make(20);
    expect(count(deals.map(({ id }) => id))).toBe(800);
    expect(count(dealEntries.map(({ id }) => id))).toBe(dealEntries.length);
    expect(make(20).deals).toEqual(deals);
  });

  it('became invoices of what was on them, to the same customer, where some were won', () => {
    const { deals, ofDeal, made } = make();
    const invoiced = deals.filter(({ invoiceId }) => invoiceId !== null);
    expect(invoiced.length).toBeGreaterThan(2);
    for (const { id, stage, customerId, invoiceId, amountCents, stageChangedAt } of invoiced) {
      const invoice = made.invoices!.find((each) => each.id === invoiceId)!;
      expect(stage).toBe('won');
      expect(invoice).toMatchObject({ customerId, subtotalCents: amountCents });
      expect(stageChangedAt <= invoice.date).toBe(true);
      expect(ofDeal(id).products.length).toBeGreaterThan(0);
    }
  });

  it('stand still here and there, and some open ones are overdue', () => {
    const { deals } = make();
    const isLongAgo = (at: string) =>
      Date.parse(today.moment) - Date.parse(at) > 20 * 24 * 60 * 60 * 1000;
    const open = deals.filter(({ stage }) => stage !== 'won' && stage !== 'lost');
    const stalled = open.filter(({ stageChangedAt }) => isLongAgo(stageChangedAt));
    expect(stalled.length).toBeGreaterThan(1);
    expect(stalled.length).toBeLessThan(open.length / 2);
    expect(open.some(({ expectedCloseOn }) => expectedCloseOn < today.moment)).toBe(true);
  });

  it('name products of the catalogue where it has them', () => {
    const { dealProducts, made } = make();
    const titles = new Map((made.products ?? []).map(({ id, title }) => [id, title]));
    const known = dealProducts.filter(({ productId }) => productId !== null);
    expect(known.length).toBeGreaterThan(0);
    for (const { productId, name } of known) expect(titles.get(productId!)).toBe(name);
    expect(
      dealProducts.filter(({ productId }) => productId === null).map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['Montagem e entrega']));
  });
});
