import { createHook } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitedGateway, send } from '../../testing/limited-gateway.ts';
import { PASSWORD, registered } from '../../testing/registered.ts';
import { isPassword } from '../accounts/passwords.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The name that Node gives to the tasks of native modules. */
const NATIVE_TASK = 'undefined';

async function hashesIn<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  let hashes = 0;
  const hook = createHook({ init: (_id, type) => void (hashes += Number(type === NATIVE_TASK)) });
  hook.enable();
  try {
    const result = await work();
    return [hashes, result];
  } finally {
    hook.disable();
  }
}

// Passwords are checked beside the store.
it('whoever is refused has one password hashed, and the same answer', async () => {
  expect(await hashesIn(() => isPassword('x', undefined))).toEqual([1, false]);
  const gateway = await limitedGateway({ RATE_LIMIT_FACTOR: '20' });
  const { db } = gateway.store;
  const emails = new Map<string, string>([['unknown', 'nobody@example.test']]);
  for (const kind of ['wrong', 'disabled', 'without a password', 'waiting', 'locked']) {
    emails.set(kind, (await registered(gateway)).email);
  }
  const change = (kind: string, changes: { disabledAt: string } | { passwordHash: string }) =>
    db.updateTable('accounts').set(changes).where('email', '=', emails.get(kind)!).execute();
  await change('disabled', { disabledAt: new Date().toISOString() });
  await change('without a password', { passwordHash: '' });
  const signIn = (kind: string, { password = PASSWORD, from = '203.0.113.99' } = {}) =>
    hashesIn(async () => {
      const payload = { email: emails.get(kind), password };
      const { statusCode, body } = await send(gateway, { url: '/api/auth/login', payload, from });
      return `${statusCode} ${body}`;
    });
  const refused = [1, '400 {"message":"Invalid email or password"}'];
  expect(await signIn('wrong', { password: 'wrong' })).toEqual(refused);
  // The last wait is longer than this test takes.
  for (let time = 0; time < 10; time += 1) {
    vi.setSystemTime(Date.now() + 20_000);
    await signIn('waiting', { password: 'wrong' });
  }
  for (let time = 0; time < 20; time += 1) {
    await signIn('locked', { password: 'wrong', from: `203.0.113.${time}` });
  }
  for (const kind of ['unknown', 'disabled', 'without a password', 'waiting', 'locked']) {
    expect([kind, await signIn(kind)]).toEqual([kind, refused]);
  }
  const [hashes, answer] = await signIn('wrong');
  expect([hashes, answer.slice(0, 3)]).toEqual([1, '200']);
});
