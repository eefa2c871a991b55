import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { version } from '../config/project.ts';
import { startGateway } from '../testing/test-gateway.ts';

const about = { store: process.env.STORE, version, profile: 'demo' };

async function started() {
  const gateway = await startGateway({ isEmpty: true });
  onTestFinished(() => gateway.stop());
  return gateway;
}

it.each(['/healthz', '/readyz'])('%s says the store, the version and the profile', async (url) => {
  const { call, store } = await started();
  const body = { status: 'ok', ...about };
  expect(await call({ method: 'GET', url })).toEqual({ status: 200, body });
  const facts = await store.db.selectFrom('storeFacts').select('name').execute();
  expect(facts).not.toContainEqual({ name: 'readyz' });
});

it('/readyz is 503 while the store takes no changes, which /healthz does not see', async () => {
  const { call, store } = await started();
  const readOnly =
    store.engine === 'SQLite'
      ? sql`pragma query_only = 1`
      : sql`alter table store_facts rename to store_facts_away`;
  await readOnly.execute(store.db);
  const body = { status: 'unavailable', ...about };
  expect(await call({ method: 'GET', url: '/readyz' })).toEqual({ status: 503, body });
  expect(await call({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200 });
});
