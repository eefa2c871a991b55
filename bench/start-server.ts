import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

const sources = join(import.meta.dirname, 'servers');
export const built = join(import.meta.dirname, '../dist/bench');

export interface ServerOptions {
  /** The name of a file of `servers/`, without its ending. */
  server: string;
  /** The size of the store's data as a multiple of the demo data's. */
  scale: number;
  /** The folder of the built servers, when they are another commit's. */
  folder?: string;
}

export interface Listening {
  url: string;
  token: string;
}

/** Builds every server the way the gateway is built for production, so that all run alike. */
export async function buildServers(): Promise<void> {
  const files = readdirSync(sources).filter((file) => !file.startsWith('prepared-'));
  const input = Object.fromEntries(
    files.map((file) => [basename(file, '.ts'), join(sources, file)]),
  );
  await build({
    configFile: join(import.meta.dirname, '../vite.gateway.config.ts'),
    logLevel: 'warn',
    build: { ssr: true, outDir: built, rolldownOptions: { input } },
  });
}

/** Builds one of another folder, as its own commit builds it. Answers the folder. */
export async function buildServer(tree: string, server: string): Promise<string> {
  const outDir = join(tree, 'dist/bench');
  const input = { [server]: join(tree, `bench/servers/${server}.ts`) };
  await build({
    root: tree,
    configFile: join(tree, 'vite.gateway.config.ts'),
    logLevel: 'warn',
    build: { ssr: true, outDir, rolldownOptions: { input } },
  });
  return outDir;
}

/** Starts one in a process of its own. Rejects when it ends before it listens. */
export async function startServer({ server, scale, folder = built }: ServerOptions) {
  const child = fork(join(folder, `${server}.js`), [String(scale)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const listening = once(child, 'message') as Promise<[Listening]>;
  const [message] = await Promise.race([listening, ended]);
  if (typeof message !== 'object')
    throw new Error(`The server ${server} ended before it listened.`);
  return {
    ...(message as Listening),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
