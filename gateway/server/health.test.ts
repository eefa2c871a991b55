import { expect, it } from 'vitest';
import { version } from '../config/project.ts';
import { startGateway } from '../testing/test-gateway.ts';

it('/healthz says the store, the version and the profile', async () => {
  const gateway = await startGateway({ isEmpty: true });
  expect(await gateway.call({ method: 'GET', url: '/healthz' })).toEqual({
    status: 200,
    body: { status: 'ok', store: process.env.STORE, version, profile: 'demo' },
  });
  await gateway.stop();
});
