import { expect, it } from 'vitest';
import { domains } from '../gateway/server/domains.ts';
import { notificationRecord } from '../gateway/domains/notifications/notifications.record.ts';
import { applyRules } from '../gateway/records/write/planned-change.ts';
import { demoData } from '../gateway/server/seeding.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { SA_ID } from './accounts.ts';
import type { Rows } from './seed.ts';

const make = (scale = 1) =>
  Object.assign(
    {},
    ...demoData(domains, { moment: SEEDED_AT, scale }).map(({ rows }) => rows),
  ) as Required<Rows>;

it('makes news of both kinds for the SA account, that the rules accept', () => {
  const { notifications } = make();
  const own = notifications.filter(({ accountId }) => accountId === SA_ID);
  expect(new Set(own.map(({ heading }) => heading))).toEqual(new Set(['Message', 'Alert']));
  for (const notification of notifications) {
    const copy = { row: { ...notification }, parts: {}, links: {} };
    expect(applyRules(notificationRecord, copy).errors).toEqual({});
  }
});

it("tells each account of its own messages, deals and cards, and of nobody else's", () => {
  const rows = make();
  const told = new Map(rows.accounts.map(({ id }) => [id, new Set<string>()]));
  for (const { accountId, id } of rows.messages) told.get(accountId)?.add(`/inbox?message=${id}`);
  for (const { ownerId, id } of rows.deals) told.get(ownerId!)?.add(`/vendas/${id}`);
  for (const { memberId, cardId } of rows.cardMembers) {
    told.get(memberId)?.add(`/boards?card=${cardId}`);
  }
  for (const { id } of rows.products) told.get(SA_ID)?.add(`/produtos/${id}`);
  for (const [id, paths] of told) {
    const own = rows.notifications.filter(({ accountId }) => accountId === id);
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter(({ path }) => !paths.has(path))).toEqual([]);
  }
});

it('tells of records of the demo data and leads to each, of every kind that the gateway tells of', () => {
  const rows = make();
  const names = new Map<string, string>([
    ...rows.messages.map(({ id, subject }) => [`/inbox?message=${id}`, subject] as const),
    ...rows.deals.map(({ id, title }) => [`/vendas/${id}`, title] as const),
    ...rows.products.map(
      ({ id, title, totalUnit }) => [`/produtos/${id}`, `${title}: ${totalUnit}`] as const,
    ),
    ...rows.cards.map(({ id, title }) => [`/boards?card=${id}`, title] as const),
  ]);
  for (const { path, subtitle } of rows.notifications) expect(names.get(path)).toBe(subtitle);
  expect(new Set(rows.notifications.map(({ iconName }) => iconName))).toEqual(
    new Set(['chat', 'trophy', 'package', 'clipboard']),
  );
});

it.each([1, 6])('makes %i times as many, newest first, none later than today', (scale) => {
  const all = make(scale).notifications;
  const notifications = all.filter(({ accountId }) => accountId === SA_ID);
  expect(notifications.length).toBeGreaterThanOrEqual(6 * scale);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const times = notifications.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  expect(times[0]! <= SEEDED_AT).toBe(true);
});
