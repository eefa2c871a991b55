import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../gateway/database/open-store.ts';
import { dump } from '../gateway/database/dump/dump.ts';
import { startPostgres } from './embedded-postgres.ts';
import { readDump } from './dump-file.ts';
import { databaseFolder } from '../gateway/testing/database-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'retaguarda-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
const sqliteIn = (name: string) => `file:${inFolder(name)}`;

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(databaseUrl: string, script: string, ...args: string[]): Promise<Ended> {
  const command = ['--import', 'tsx', join(import.meta.dirname, `${script}.ts`), ...args];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}

async function killedMove(from: string, to: string): Promise<unknown> {
  const command = ['--import', 'tsx', join(import.meta.dirname, 'move.ts'), '--to', to];
  const move = spawn(process.execPath, command, { env: { ...process.env, DATABASE_URL: from } });
  const exit = once(move, 'exit');
  const target = await openStore(to);
  const hasTables = sql<{
    isThere: boolean;
  }>`select to_regclass('activities') is not null as "isThere"`;
  while (!(await hasTables.execute(target.db)).rows[0]!.isThere) await delay(5);
  move.kill('SIGKILL');
  const [, signal] = (await exit) as [unknown, unknown];
  await target.close();
  return signal;
}

async function rowsIn(dumped: AsyncIterable<string>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of dumped) lines.push(line);
  return lines.slice(1, -1);
}

async function rowsAt(databaseUrl: string): Promise<string[]> {
  const store = await openStore(databaseUrl);
  const rows = await rowsIn(dump(store));
  await store.close();
  return rows;
}

it('backs up while others write, restores into an empty folder, and moves to PostgreSQL', async () => {
  const source = sqliteIn('source.db');
  expect(await run(source, 'seed')).toMatchObject({ code: 0 });
  const store = await openStore(source);
  let isWriting = true;
  let written = 0;
  const writer = (async () => {
    while (isWriting) {
      const fact = { name: `written ${written++}`, value: 'x' };
      await store.db.insertInto('storeFacts').values(fact).execute();
      await new Promise(setImmediate);
    }
  })();
  const backup = inFolder('backups/one.jsonl.gz');
  const before = written;
  expect(await run(source, 'backup', '--to', backup)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Backed up to .*one\.jsonl\.gz: \d+ tables with \d+ rows\.\n$/),
  });
  isWriting = false;
  await writer;
  expect(written).toBeGreaterThan(before);
  await store.close();
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(inFolder('backups'))).toEqual(['one.jsonl.gz']);

  const restored = sqliteIn('restored/store.db');
  expect(await run(restored, 'restore', '--from', backup)).toMatchObject({ code: 0, stderr: '' });
  expect(await rowsAt(restored)).toEqual(await rowsIn(readDump(backup)));
  expect(await run(restored, 'restore', '--from', backup)).toMatchObject({
    code: 1,
    stderr: 'The target is not empty: it is left as it is.\n',
  });

  expect(await run(restored, 'move', '--to', `file:${folder}/restored/./store.db`)).toMatchObject({
    code: 1,
    stderr: '--to names the store of DATABASE_URL itself.\n',
  });

  const postgres = await startPostgres(databaseFolder());
  try {
    expect(await killedMove(restored, postgres.url)).toBe('SIGKILL');
    expect(await run(restored, 'move', '--to', postgres.url)).toMatchObject({
      stderr: '',
      stdout: expect.stringContaining('read back, they are the same'),
    });
    expect(await rowsAt(postgres.url)).toEqual(await rowsIn(readDump(backup)));
    expect(await run(restored, 'move', '--to', postgres.url)).toMatchObject({
      code: 1,
      stderr: 'The target is not empty: it is left as it is.\n',
    });
    const ofPostgres = inFolder('backups/postgres.jsonl.gz');
    expect(await run(postgres.url, 'backup', '--to', ofPostgres)).toMatchObject({ code: 0 });
    expect(await rowsIn(readDump(ofPostgres))).toEqual(await rowsIn(readDump(backup)));
  } finally {
    await postgres.stop();
  }

  const damaged = inFolder('damaged.jsonl.gz');
  const bytes = readFileSync(backup);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(damaged, bytes);
  expect(await run(sqliteIn('never.db'), 'restore', '--from', damaged)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The backup is damaged: .+\.\n$/),
  });
  expect(readdirSync(folder)).not.toContain('never.db');
});

it.each([
  ['move', ['--to', 'mysql://x'], '--to must be a URL that starts with file: or postgres:.'],
  ['move', ['--to', sqliteIn('none.db')], '--to names the store of DATABASE_URL itself.'],
  ['backup', [], 'none.db does not exist.'],
])('%s %j says what is wrong', async (script, args, message) => {
  const { code, stderr } = await run(sqliteIn('none.db'), script, ...args);
  expect(code).toBe(1);
  expect(stderr).toContain(message);
});
