import { verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { makeAccounts } from './accounts.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

const { accounts = [] } = makeAccounts({ today });

it('has a demo account of each role, its e-mail named after it', () => {
  expect(accounts.map(({ role, email }) => [role, email])).toEqual([
    ['SA', 'sa@retaguarda.test'],
    ['ADMIN', 'admin@retaguarda.test'],
    ['EDITOR', 'editor@retaguarda.test'],
    ['GUEST', 'guest@retaguarda.test'],
  ]);
  expect(accounts.every(({ isDemo, disabledAt }) => isDemo === 1 && disabledAt === null)).toBe(
    true,
  );
});

it('gives the SA account the id that its chat and its boards know', () => {
  expect(accounts[0]?.id).toBe('7863a6802ez0e277a0f98534');
});

it('has the password that the start prints', async () => {
  for (const { passwordHash } of accounts) {
    expect(await verify(passwordHash, 'retaguarda')).toBe(true);
  }
});
