import { expect, it } from 'vitest';
import { notificationErrors } from '../gateway/domains/notifications/notifications.rules.ts';
import { makeAccounts, SA_ID } from './accounts.ts';
import { makeNotifications } from './notifications.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

const makeAll = (scale = 1) =>
  makeNotifications({ random: randomFrom(1), scale, made: makeAccounts({ today }), today })
    .notifications ?? [];
const make = (scale = 1) => makeAll(scale).filter(({ accountId }) => accountId === SA_ID);

it('makes news of both kinds for the SA account, that the rules accept', () => {
  const notifications = make();
  expect(new Set(notifications.map(({ heading }) => heading))).toEqual(
    new Set(['Message', 'Alert']),
  );
  for (const notification of makeAll()) {
    expect(notificationErrors(notification)).toEqual({});
  }
});

it('tells no account of its own messages', () => {
  const { accounts = [] } = makeAccounts({ today });
  for (const { id, name } of accounts) {
    const own = makeAll().filter(({ accountId }) => accountId === id);
    expect(own.length).toBeGreaterThan(4);
    expect(own.filter(({ title }) => title.includes(name))).toEqual([]);
  }
});

it.each([1, 40])('makes %i times as many, newest first, none later than today', (scale) => {
  const notifications = make(scale);
  expect(notifications).toEqual(make(scale));
  expect(new Set(notifications.map(({ id }) => id)).size).toBe(6 * scale);
  const times = notifications.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  expect(times[0]! <= today.moment).toBe(true);
});
