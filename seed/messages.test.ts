import { expect, it } from 'vitest';
import { folded } from '../gateway/formats/folding.rules.ts';
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
const inbox = (scale = 1) => makeAll(scale).filter(({ folder }) => folder === 'inbox');
const make = (scale = 1) => inbox(scale).filter(({ accountId }) => accountId === SA_ID);

it('makes an inbox of the SA account, of colleagues and strangers, some of it unread', () => {
  const messages = make();
  expect(messages).toHaveLength(15);
  expect(new Set(messages.map(({ senderId }) => senderId === null)).size).toBe(2);
  expect(new Set(messages.map(({ isRead }) => isRead)).size).toBe(2);
});

it('makes an inbox of each account, of others than itself', () => {
  const { accounts = [] } = makeAccounts({ today });
  const inboxes = new Set(inbox().map(({ accountId }) => accountId));
  expect(inboxes).toEqual(new Set(accounts.map(({ id }) => id)));
  for (const { accountId, senderId, message } of inbox()) {
    expect(senderId).not.toBe(accountId);
    if (message.includes('Marina')) expect(accountId).toBe(SA_ID);
  }
});

it('makes a copy for each account of what it sent, read and found by its recipient', () => {
  const { accounts = [] } = makeAccounts({ today });
  const all = makeAll();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const sent = all.filter(({ folder }) => folder === 'sent');
  expect(sent).toHaveLength(inbox().filter(({ senderId }) => senderId !== null).length);
  const bySa = sent.filter(({ accountId }) => accountId === SA_ID);
  expect(new Set(bySa.map(({ recipientId }) => recipientId)).size).toBe(accounts.length - 1);
  for (const { accountId, senderId, recipientId, recipientName, isRead, searchText } of sent) {
    expect([accountId, isRead]).toEqual([senderId, 1]);
    expect(accounts.find(({ id }) => id === recipientId)?.name).toBe(recipientName);
    expect(searchText).toContain(folded(recipientName));
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
