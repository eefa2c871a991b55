import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../e2e/product.ts';
import { build, root } from './build.ts';

const LONGEST_WAIT_MS = 30_000;

export interface BuiltGateway {
  url: string;
  process: ChildProcess;
}

/** Runs the built gateway in a process of its own over a demo store, with limits that are out of the way. */
export async function withBuiltGateway<Result>(
  use: (gateway: BuiltGateway) => Promise<Result>,
): Promise<Result> {
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-built-'));
  const port = await freePort();
  const gateway = spawn(process.execPath, ['dist/gateway/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'retaguarda.db')}`,
      PROFILE: 'demo',
      LOGIN_DELAY_MS: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await until('the gateway is ready', async () => (await fetch(`${url}/readyz`)).ok);
    return await use({ url, process: gateway });
  } finally {
    if (gateway.exitCode === null) {
      gateway.kill();
      await once(gateway, 'exit');
    }
    rmSync(folder, { recursive: true });
  }
}

export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await delay(50);
  }
}
