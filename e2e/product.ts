import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Environment, settings } from '../gateway/config/config.ts';

export const repository = join(import.meta.dirname, '..');

const LONGEST_START_MS = 600_000;
const LONGEST_END_MS = 5_000;

/** The product as `npm start` or `npm run dev` runs it, in a process group of its own. */
export interface Product {
  url: string;
  output: () => string;
  /**
   * Sends the signal to npm alone, as a supervisor does; SIGKILL goes to every process. Resolves with npm's
   * exit code, rejects when a process is left behind.
   */
  stop: (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

export interface Start {
  /** The npm script that starts the product; `start` when left out. */
  script?: 'start' | 'dev';
  folder?: string;
  environment?: Environment;
  flags?: readonly string[];
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'retaguarda-e2e-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Copies the repository like a fresh clone, with this one's packages and all that is built but the gateway. */
export function freshCopy(): string {
  const folder = temporaryFolder();
  const sources = filesOf('--cached', '--others', '--exclude-standard');
  const made = ['--', 'client', 'gateway', 'dist', ':!dist/gateway'];
  const built = filesOf('--others', '--ignored', '--exclude-standard', ...made);
  for (const file of [...sources, ...built]) cpSync(join(repository, file), join(folder, file));
  linkPackages(folder);
  return folder;
}

/** Links the packages in a folder of its own, so that tools do not keep their files in the repository's. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

function filesOf(...which: string[]): string[] {
  const list = ['ls-files', '-z', ...which];
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).split('\0');
  return files.filter((name) => name && existsSync(join(repository, name)));
}

/** Starts the product on a free port, or `environment`'s; resolves when it is healthy, else rejects with its output. */
export async function startProduct(start: Start = {}): Promise<Product> {
  const port = start.environment?.PORT ?? String(await freePort());
  const npm = spawnNpm(['run', start.script ?? 'start', ...flagsOf(start.flags)], {
    ...start,
    environment: {
      PORT: port,
      LOGIN_DELAY_MS: '0',
      RATE_LIMIT_FACTOR: '20',
      ...start.environment,
    },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.setEncoding('utf8').on('data', (written: string) => (output += written));
  }
  const ended = once(npm, 'exit').then(([code]) => code as number | null);
  const url = `http://localhost:${port}`;
  const product: Product = {
    url,
    output: () => output,
    async stop(signal) {
      if (signal === 'SIGKILL') killGroup(npm);
      else npm.kill(signal);
      const code = await ended;
      await allGone(npm);
      return code;
    },
  };
  if (await isHealthy(url, npm)) return product;
  killGroup(npm);
  throw new Error(`The product did not start:\n${output}`);
}

export async function runNpm(args: readonly string[], start: Start & { input?: string } = {}) {
  const npm = spawnNpm(args, start);
  npm.stdin?.end(start.input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(npm.stdout),
    text(npm.stderr),
    once(npm, 'exit'),
  ]);
  const ownLines = stderr.split('\n').filter((line) => line && !line.startsWith('npm warn'));
  return { code: code as number | null, stdout, errorLines: ownLines };
}

function spawnNpm(args: readonly string[], { folder = repository, environment }: Start) {
  const outside = Object.entries(process.env).filter(([name]) => !(name in settings));
  return spawn('npm', ['--silent', ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(outside), ...environment },
    detached: true,
  });
}

const flagsOf = (flags: readonly string[] = []) => (flags.length > 0 ? ['--', ...flags] : []);

async function isHealthy(url: string, npm: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline && npm.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return true;
    await delay(50);
  }
  return false;
}

function killGroup(npm: ChildProcess): void {
  if (hasGroup(npm)) process.kill(-npm.pid!, 'SIGKILL');
}

async function allGone(npm: ChildProcess): Promise<void> {
  const deadline = Date.now() + LONGEST_END_MS;
  while (hasGroup(npm)) {
    if (Date.now() > deadline) throw new Error('npm has ended, and a process it started has not.');
    await delay(10);
  }
}

function hasGroup({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

/** Sends one GraphQL request over HTTP. Rejects when no answer comes. */
export async function askGraphql<Data>(
  { url }: Pick<Product, 'url'>,
  query: string,
  { variables, token }: { variables?: object; token?: string } = {},
): Promise<Answer<Data>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer<Data>;
}

/** Asks like `askGraphql`, but rejects when the gateway answers errors. */
export async function graphqlData<Data>(...asked: Parameters<typeof askGraphql>): Promise<Data> {
  const { data, errors } = await askGraphql<Data>(...asked);
  if (!data || errors) throw new Error(errors?.[0]?.message ?? 'The gateway answered no data.');
  return data;
}

/** Resolves to the token of a new session, or to what the gateway said instead. */
export async function signIn(
  product: Pick<Product, 'url'>,
  email: string,
  password = 'retaguarda',
) {
  const { data, errors } = await askGraphql<{ login: { accessToken: string } }>(
    product,
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    { variables: { input: { email, password } } },
  );
  return { token: data?.login.accessToken, message: errors?.[0]?.message };
}
