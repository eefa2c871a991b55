import { randomUUID } from 'node:crypto';
import type { TestGateway } from './test-gateway.ts';

export const PASSWORD = 'uma senha longa';

/** Registers a new guest, who is signed in so many times. */
export async function registered(gateway: TestGateway, { sessions = 1 } = {}) {
  const credentials = { email: `${randomUUID()}@example.test`, password: PASSWORD };
  const answer = await gateway.call({
    url: '/api/auth/register',
    body: { ...credentials, username: 'a' },
  });
  const { accessToken, user } = answer.body as { accessToken: string; user: { id: string } };
  const tokens = [accessToken];
  while (tokens.length < sessions) {
    const { body } = await gateway.call({ url: '/api/auth/login', body: credentials });
    tokens.push((body as { accessToken: string }).accessToken);
  }
  return { id: user.id, email: credentials.email, tokens, token: accessToken };
}
