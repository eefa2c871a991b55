import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

function run(databaseUrl: string, ...args: string[]) {
  const script = join(import.meta.dirname, 'seed.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...args],
    { env: { ...process.env, DATABASE_URL: databaseUrl }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

it('fills an empty store with any number of times the demo data, and leaves one that has data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `file:${join(folder, 'seeded.db')}`;
  expect(run(url, '--scale', '2')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Filled with 2 times the demo data in [\d.]+ s\.\n$/),
  });
  expect(run(url, '--scale', '2')).toMatchObject({
    status: 1,
    stderr: 'DATABASE_URL names a store that has data: it is left as it is.\n',
  });
});

it.each(['0', '1.5', 'many', '10001'])('refuses a scale of %s', (scale) => {
  const { status, stderr } = run('file::memory:', '--scale', scale);
  expect(status).toBe(1);
  expect(stderr).toContain('--scale must be a whole number from 1 to 10000.');
});
