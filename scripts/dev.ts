import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, root, toolEnvironment } from './build.ts';

const stopRequested = toldToStop();
const port = await freePort(5173);

const servers: Record<string, string> = {
  gateway:
    'tsx watch --clear-screen=false --include schema/**/*.graphql gateway/server/main.ts --mock-missing',
  client: `vite --config vite.config.ts --clearScreen false --port ${port} --strictPort`,
};

const environment: NodeJS.ProcessEnv = {
  PUBLIC_URL: `http://localhost:${port}`,
  ...toolEnvironment,
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** The folders from which types are generated. */
const sources = ['client', 'gateway', 'schema'];

/** The wait after a change in milliseconds, since editors write a file in several steps. */
const QUIET_MS = 100;
let timer: NodeJS.Timeout | undefined;
let generating = Promise.resolve();

await generateTypes();
for (const folder of sources) watch(join(root, folder), { recursive: true }, generateAfterQuiet);

const running = Object.entries(servers).map(([name, command]) => run(name, command));
const ended = running.map((server) => once(server, 'exit'));
const exitCode = await Promise.race([stopRequested, Promise.race(ended).then(() => 1)]);
for (const server of running) server.kill();
await Promise.all(ended);
process.exit(exitCode);

/** Generates the types; the build finds out itself whether they are stale. */
function generateTypes(): Promise<void> {
  return build('types').catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  });
}

function generateAfterQuiet(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (generating = generating.then(generateTypes)), QUIET_MS);
}

function run(name: string, command: string): ChildProcess {
  const [program = '', ...rest] = command.split(' ');
  const server = spawn(program, rest, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [server.stdout, server.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      process.stdout.write(`${name.padEnd('gateway '.length)}${line}\n`);
    });
  }
  return server;
}

/** Returns the first free port from the given one. */
async function freePort(from: number): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(from, 'localhost', () => resolve(true));
  });
  server.close();
  return isFree ? from : freePort(from + 1);
}

/** Resolves at a signal. Ctrl+C arrives twice, from the terminal and npm; the second must not interrupt the stop. */
function toldToStop(): Promise<0> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(0));
  });
}
