import { describe, expect, it } from 'vitest';
import { customerRecord } from '../gateway/domains/customers/customers.record.ts';
import { applyRules } from '../gateway/records/write/planned-change.ts';
import { makeAccounts } from './accounts.ts';
import { cities } from './cities.ts';
import { makeCustomers } from './customers.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

function make(scale = 1) {
  const made = makeAccounts({ today });
  const {
    customers = [],
    customerTags = [],
    notes = [],
    customerContacts = [],
    customerAddresses = [],
  } = makeCustomers({
    random: randomFrom(1),
    scale,
    made,
    today,
  });
  return { customers, customerTags, notes, customerContacts, customerAddresses };
}

const count = (values: readonly unknown[]) => new Set(values).size;

describe('the demo customers', () => {
  it('are sixty, in every state, of every kind, status and channel', () => {
    const { customers } = make();
    expect(customers).toHaveLength(60);
    expect(count(customers.map(({ state }) => state))).toBe(27);
    expect(count(customers.map(({ kind }) => kind))).toBe(2);
    expect(count(customers.map(({ status }) => status))).toBe(3);
    expect(count(customers.map(({ channel }) => channel))).toBe(3);
  });

  it('have nothing that the rules refuse, and what the rules derive', () => {
    const { customers, customerContacts, customerAddresses } = make(10);
    const ofThe = <Row extends { customerId: string }>(rows: Row[], { id }: { id: string }) =>
      rows.filter(({ customerId }) => customerId === id);
    expect(customerContacts.length * customerAddresses.length).toBeGreaterThan(0);
    for (const customer of customers) {
      const parts = {
        customerTags: [],
        customerContacts: ofThe(customerContacts, customer),
        customerAddresses: ofThe(customerAddresses, customer),
      };
      const copy = { row: { ...customer }, parts, links: {} };
      expect(applyRules(customerRecord, copy as never)).toEqual({ after: copy, errors: {} });
    }
  });

  it('stand near the centre of their city', () => {
    for (const { city, state, latitude, longitude } of make().customers) {
      const [, , north, east] = cities.find(([name, of]) => name === city && of === state)!;
      expect(Math.abs(latitude! - north)).toBeLessThan(0.021);
      expect(Math.abs(longitude! - east)).toBeLessThan(0.021);
    }
  });

  it('have companies with letters in their documents among them', () => {
    const documents = make(10).customers.map(({ document }) => document!);
    expect(documents.filter((document) => /[A-Z]/.test(document)).length).toBeGreaterThan(0);
  });

  it('are the same at each call', () => {
    expect(make(3)).toEqual(make(3));
  });

  it.each([1, 1000])('have ids and documents of their own, %i times as many', (scale) => {
    const { customers } = make(scale);
    expect(count(customers.map(({ id }) => id))).toBe(60 * scale);
    expect(count(customers.map(({ document }) => document))).toBe(60 * scale);
  });

  it('were entered in the past, by someone who may', () => {
    const { accounts = [] } = makeAccounts({ today });
    const staff = accounts.filter(({ role }) => role !== 'GUEST').map(({ id }) => id);
    const { customers } = make();
    for (const { createdAt, ownerId } of customers) {
      expect(createdAt <= today.moment).toBe(true);
      expect([...staff, null]).toContain(ownerId);
    }
    expect(customers.some(({ ownerId }) => ownerId === null)).toBe(true);
  });

  it('have notes that someone wrote down since they were entered', () => {
    const { customers, notes } = make(3);
    const entered = new Map(customers.map(({ id, createdAt }) => [id, createdAt]));
    expect(count(notes.map(({ recordId }) => recordId))).toBeGreaterThan(30);
    expect(count(notes.map(({ id }) => id))).toBe(notes.length);
    for (const { recordId, at, accountId } of notes) {
      expect(at >= entered.get(recordId)! && at <= today.moment).toBe(true);
      expect(accountId).not.toBe(null);
    }
  });

  it('have tags that name no customer twice', () => {
    const { customerTags } = make();
    expect(customerTags.length).toBeGreaterThan(0);
    expect(count(customerTags.map(({ customerId, tag }) => `${customerId} ${tag}`))).toBe(
      customerTags.length,
    );
  });
});
