import { expect, it } from 'vitest';
import { domains } from '../gateway/domains.ts';
import { notificationErrors } from '../gateway/domains/notifications/notifications.rules.ts';
import { demoData } from '../gateway/store/seeding.ts';
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
  expect(new Set(notifications.map(({ heading }) => heading))).toEqual(
    new Set(['Message', 'Alert']),
  );
  for (const notification of notifications) {
    expect(notification.accountId).toBe(SA_ID);
    expect(notificationErrors(notification)).toEqual({});
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
  const { notifications } = make(scale);
  expect(notifications.length).toBeGreaterThanOrEqual(6 * scale);
  expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
  const times = notifications.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  expect(times[0]! <= SEEDED_AT).toBe(true);
});
