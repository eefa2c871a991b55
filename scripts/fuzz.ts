import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { freePort, graphqlData, signIn } from '../e2e/product.ts';
import { fuzz, idsIn, idsQuery } from '../gateway/testing/fuzz/fuzz.ts';
import { routesIn } from '../gateway/testing/fuzz/routes.ts';
import { build, root } from './build.ts';

/** `npm run fuzz -- --count=20000 --seed=15`: the built gateway in a process of its own, over a store of its own. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '15' },
  },
});
const LONGEST_WAIT_MS = 30_000;

await build();
const folder = mkdtempSync(join(tmpdir(), 'retaguarda-fuzz-'));
const port = await freePort();
const gateway = spawn(process.execPath, ['dist/gateway/main.js'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: `file:${join(folder, 'fuzz.db')}`,
    PROFILE: 'demo',
    LOGIN_DELAY_MS: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  },
});
const url = `http://127.0.0.1:${port}`;
try {
  await until('the gateway is ready', async () => (await fetch(`${url}/readyz`)).ok);
  process.stdout.write(`${await fuzzed(gateway)}\n`);
} finally {
  gateway.kill();
  rmSync(folder, { recursive: true });
}

async function fuzzed({ pid }: ChildProcess): Promise<string> {
  const openapi = await (await fetch(`${url}/api/openapi.json`)).json();
  const { token: sa } = await signIn({ url }, 'sa@retaguarda.test');
  const { token: guest } = await signIn({ url }, 'guest@retaguarda.test');
  const openedBefore = descriptorsOf(pid);
  const { statuses } = await fuzz({
    url,
    seed: Number(values.seed),
    count: Number(values.count),
    schema: buildSchema(readFileSync(join(root, 'schema/printed.graphql'), 'utf8')),
    routes: routesIn(openapi),
    ids: idsIn(await graphqlData({ url }, idsQuery, { token: sa! })),
    tokens: [sa!, guest!],
  });
  await until('its files and connections are closed', async () => {
    return descriptorsOf(pid) <= openedBefore;
  });
  if (gateway.exitCode !== null) throw new Error('The gateway ended.');
  const counts = [...statuses].sort(([one], [other]) => one - other);
  return counts.map(([status, count]) => `${status || 'closed'}: ${count}`).join('\n');
}

/** How many files and connections it has open, where the system tells. */
function descriptorsOf(pid: number | undefined): number {
  const listed = `/proc/${pid}/fd`;
  return existsSync(listed) ? readdirSync(listed).length : 0;
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await delay(50);
  }
}
