import { expect, it } from 'vitest';
import { cleanHtml } from '../gateway/formats/clean-html.ts';
import { makeAccounts, SA_ID } from './accounts.ts';
import { makeMessages } from './messages.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

const makeAll = (scale = 1) =>
  makeMessages({ random: randomFrom(1), scale, made: makeAccounts({ today }), today }).messages ??
  [];
const make = (scale = 1) => makeAll(scale).filter(({ accountId }) => accountId === SA_ID);

it('makes an inbox of the SA account, of colleagues and strangers, some of it unread', () => {
  const messages = make();
  expect(messages).toHaveLength(15);
  expect(new Set(messages.map(({ senderId }) => senderId === null)).size).toBe(2);
  expect(new Set(messages.map(({ isRead }) => isRead)).size).toBe(2);
});

it('makes an inbox of each account, of others than itself', () => {
  const { accounts = [] } = makeAccounts({ today });
  const inboxes = new Set(makeAll().map(({ accountId }) => accountId));
  expect(inboxes).toEqual(new Set(accounts.map(({ id }) => id)));
  for (const { accountId, senderId, message } of makeAll()) {
    expect(senderId).not.toBe(accountId);
    if (message.includes('Marina')) expect(accountId).toBe(SA_ID);
  }
});

it('writes HTML that cleaning leaves as it is', () => {
  for (const { message } of makeAll()) expect(cleanHtml(message)).toBe(message);
});

it.each([1, 40])(
  'makes %i times as many, the same at each call, none later than today',
  (scale) => {
    const messages = make(scale);
    expect(messages).toEqual(make(scale));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(15 * scale);
    expect(messages.every(({ date }) => date <= today.moment)).toBe(true);
  },
);
