import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { domains } from '../server/domains.ts';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { INVOICES } from '../../seed/invoices.ts';

const GATEWAYS = 4;
const script = join(import.meta.dirname, '../testing/start-store.ts');

/** Starts a process that is ready to open the store. */
async function waitingProcess(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, url]);
  const exit = once(child, 'exit');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await Promise.race([once(child.stdout, 'data'), exit]);
  return async () => {
    child.stdin.write('go');
    const [code] = (await exit) as [number];
    return { code, errors };
  };
}

it('several gateways that start at once on an empty database make and fill it once', async () => {
  const url = await emptyDatabase();
  const begin = await Promise.all(Array.from({ length: GATEWAYS }, () => waitingProcess(url)));
  const ends = await Promise.all(begin.map((start) => start()));
  expect(ends).toEqual(Array(GATEWAYS).fill({ code: 0, errors: '' }));

  const store = await storeAt(url);
  await migrate(store);
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(store.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  const countOf = async (table: 'invoices' | 'accounts' | 'storeFacts') =>
    (await store.db.selectFrom(table).selectAll().execute()).length;
  expect(await countOf('invoices')).toBe(INVOICES);
  expect(await countOf('accounts')).toBe(4);
  // There is a fact for each seeded domain, and one for the time of the demo data.
  expect(await countOf('storeFacts')).toBe(domains.filter(({ seed }) => seed).length + 1);
}, 120_000);
