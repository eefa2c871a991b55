import { availableParallelism } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { passwordHashing } from '../../config/limits.ts';
import { startGateway } from '../../testing/test-gateway.ts';

it('sign-ins beyond those that are checked at once and may wait are to come back later', async () => {
  const gateway = await startGateway({ isEmpty: true });
  onTestFinished(() => gateway.stop());
  const signIn = (at: number) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `nobody-${at}@example.test`, password: 'wrong' },
    });
  const most = passwordHashing.atOncePerCore * availableParallelism() + passwordHashing.waiting;
  const answers = await Promise.all(Array.from({ length: 4 * most }, (_, at) => signIn(at)));
  const checked = answers.filter(({ statusCode }) => statusCode === 400);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(checked.length).toBeGreaterThanOrEqual(most);
  expect(refused.length).toBeGreaterThan(0);
  expect(checked.length + refused.length).toBe(answers.length);
  expect(new Set(refused.map(({ headers }) => headers['retry-after'])).size).toBe(1);
  expect((await signIn(0)).statusCode).toBe(400);
});
