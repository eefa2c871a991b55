import { expect, it } from 'vitest';
import { notificationErrors } from '../gateway/domains/notifications/notifications.rules.ts';
import { makeAccounts, SA_ID } from './accounts.ts';
import { makeNotifications } from './notifications.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

const make = (scale = 1) =>
  makeNotifications({ random: randomFrom(1), scale, made: makeAccounts({ today }), today })
    .notifications ?? [];

it('makes news of both kinds for the SA account, that the rules accept', () => {
  const notifications = make();
  expect(new Set(notifications.map(({ heading }) => heading))).toEqual(
    new Set(['Message', 'Alert']),
  );
  for (const notification of notifications) {
    expect(notification.accountId).toBe(SA_ID);
    expect(notificationErrors(notification)).toEqual({});
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
