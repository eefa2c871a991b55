import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { INVOICES } from '../../seed/invoices.ts';
import { domains } from '../server/domains.ts';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import { migrations } from './migrations/migrations.ts';

const script = join(import.meta.dirname, '../testing/start-store.ts');

async function start(url: string, ...killedBefore: string[]) {
  const args = ['--import', 'tsx', script, url, ...killedBefore];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exit]);
  child.stdin.end('go');
  const [code, signal] = (await exit) as [number | null, string | null];
  return signal ?? code;
}

it('a start that was killed in its migrations or its seeding is completed by the next one', async () => {
  const url = await emptyDatabase();
  for (const killedBefore of [['200'], ['400'], ['none', '30']]) {
    expect([killedBefore, await start(url, ...killedBefore)]).toEqual([killedBefore, 'SIGKILL']);
  }
  expect(await start(url)).toBe(0);
  const { db } = await storeAt(url);
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  const countOf = async (table: 'invoices' | 'accounts' | 'storeFacts') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  expect(await countOf('invoices')).toBe(INVOICES);
  expect(await countOf('accounts')).toBe(4);
  expect(await countOf('storeFacts')).toBe(domains.filter(({ seed }) => seed).length + 1);
}, 120_000);
