import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unknownRecord } from '../declare/unknown-record.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { refuseUnknownReferences } from './references.ts';
import { openAccess } from '../../testing/open-access.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** SQLite runs one transaction at a time. */
const runsSeveral = process.env.STORE === 'PostgreSQL';

it.runIf(runsSeveral)('what a change names does not go before the change has ended', async () => {
  const { db } = gateway.store;
  const { id } = await db.selectFrom('customers').select('id').limit(1).executeTakeFirstOrThrow();
  const naming = {
    kind: 'Deal',
    table: 'deals',
    access: openAccess,
    references: { customerId: { table: 'customers', problem: unknownRecord('Customer') } },
  } as const;
  const after = { row: { customerId: id }, parts: {}, links: {} };
  await db.transaction().execute(async (change) => {
    const by = { db: change, reactions: [] };
    await refuseUnknownReferences({ by, db: change }, naming, [
      { id: 'a', before: undefined, after },
    ]);
    const removal = db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = 50`.execute(other);
      await other.deleteFrom('customers').where('id', '=', id).execute();
    });
    await expect(removal).rejects.toMatchObject({ code: '55P03' });
  });
});
