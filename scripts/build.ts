import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';

interface Part {
  name: string;
  command: string;
  /** Paths of files and whole folders; tests and generated files in them do not count. */
  inputs: readonly string[];
  /** The files among them that count; by default, every one. */
  only?: RegExp;
  /** The folder that is deleted before the build. */
  clears?: string;
  /** Returns the files that are written; a missing one makes the part stale. */
  outputs: (inputs: readonly string[]) => readonly string[];
}

export const root = join(import.meta.dirname, '..');

export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

/** Each part comes after its inputs' parts. */
const parts: readonly Part[] = [
  {
    name: 'types',
    command: 'tsx scripts/types.ts',
    inputs: ['client', 'codegen.ts', 'gateway', 'package-lock.json', 'schema', 'scripts'],
    only: /\.(graphql|rest\.ts|table\.ts)$|^schema\/.+\.words\.|^gateway\/records\/|^scripts\/(types|client-records|field-names|kind-words|possible-types|search-hints)\.ts$/,
    outputs: generatedFiles,
  },
  // The client's rules of numbers and invoices are the gateway's; its derived screens follow from the SDL.
  clientPage('app', [
    ...['client', 'schema', 'scripts/client-records.ts'],
    ...['gateway/csv', 'gateway/domains/invoices', 'gateway/formats', 'gateway/records'],
  ]),
  clientPage('api-docs', ['client/api-docs', 'client/core', 'client/ui']),
  {
    ...clientPage('docs', ['client', 'CONTRIBUTING.md', 'docs', 'scripts/guide']),
    only: /^(?!client\/)|^client\/(?:app|core|docs|ui)\/|\.words\.[^/]+\.ts$/,
  },
  clientPage('playground', ['client/core', 'client/playground', 'schema']),
  {
    name: 'gateway',
    command: 'vite build --config vite.gateway.config.ts',
    inputs: ['gateway', 'package-lock.json', 'schema', 'seed', 'vite.gateway.config.ts'],
    outputs: () => ['dist/gateway/main.js'],
  },
];

/** Builds `client/<name>/index.html`; the application has no name. */
function clientPage(name: string, inputs: readonly string[]): Part {
  const folder = name === 'app' ? '' : `${name}/`;
  return {
    name,
    command: `vite build --config vite.config.ts --mode ${name}`,
    inputs: [...inputs, 'package-lock.json', 'scripts/vite', 'tsconfig.json', 'vite.config.ts'],
    outputs: () => [
      `dist/client/${folder}index.html`,
      ...(name === 'app' ? ['dist/page-sizes.json'] : []),
    ],
    clears: `dist/client/assets/${name}`,
  };
}

const notInputs = /(^|\/)(generated|testing)\/|\.generated\.ts$|\.test\.tsx?$/;
const LONGEST_WAIT_MS = 600_000;
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    await build(...process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Builds the named parts, or all, if stale. One process builds, others wait. Rejects with the tool's output. */
export async function build(...names: readonly string[]): Promise<void> {
  const wanted = parts.filter(({ name }) => names.length === 0 || names.includes(name));
  if (!wanted.some(isStale)) return;
  const unlock = await lock();
  try {
    for (const part of wanted.filter(isStale)) await buildPart(part);
  } finally {
    unlock();
  }
}

/** Deletes the stamp first, so that an aborted build stays stale. */
async function buildPart(part: Part): Promise<void> {
  const fingerprint = fingerprintOf(part);
  process.stdout.write(`Building: ${part.name}\n`);
  rmSync(stampOf(part), { force: true });
  if (part.clears) rmSync(join(root, part.clears), { recursive: true, force: true });
  await run(part);
  writeFileSync(stampOf(part), fingerprint);
}

function run({ name, command }: Part): Promise<void> {
  const [program = '', ...rest] = command.split(' ');
  const options = { cwd: root, env: toolEnvironment, maxBuffer: MOST_OUTPUT_BYTES };
  return new Promise((resolve, reject) => {
    const tool = execFile(program, rest, options, (error, stdout, stderr) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
      if (!error) return resolve();
      reject(new Error(`${stdout}${stderr}\nThe ${name} cannot be built: ${command} failed.`));
    });
    const stop = () => tool.kill();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });
}

/** Takes a lock on an SQLite file, which the system releases however its holder ends; returns what releases it. */
async function lock(): Promise<() => void> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const { default: Libsql } = await import('libsql');
  const file = new Libsql(join(root, 'dist/build.lock'), { timeout: LONGEST_WAIT_MS });
  file.exec('BEGIN EXCLUSIVE');
  return () => file.close();
}

function isStale(part: Part): boolean {
  const stamp = stampOf(part);
  return (
    !existsSync(stamp) ||
    readFileSync(stamp, 'utf8') !== fingerprintOf(part) ||
    part.outputs(inputsOf(part)).some((file) => !existsSync(join(root, file)))
  );
}

function stampOf({ name }: Part): string {
  return join(root, `dist/${name}.stamp`);
}

/** Returns a hash of the command, and of contents and names of all inputs. */
function fingerprintOf(part: Part): string {
  const hash = createHash('sha256').update(part.command);
  for (const file of inputsOf(part)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function inputsOf({ inputs, only = /./ }: Part): string[] {
  return inputs.flatMap((input) =>
    statSync(join(root, input)).isDirectory()
      ? filesIn(input).filter((file) => only.test(file) && !notInputs.test(file))
      : [input],
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

function generatedFiles(inputs: readonly string[]): string[] {
  const beside = inputs
    .filter((file) => file.startsWith('client/') && file.endsWith('.graphql'))
    .map((file) => file.replace(/\.graphql$/, '.generated.ts'));
  return [
    'client/generated/kindWords.ts',
    'client/generated/recordKinds.ts',
    'client/generated/records.ts',
    'client/generated/schema.ts',
    'gateway/graphql/generated/resolvers.ts',
    'gateway/records/generated/kind-words.ts',
    ...beside,
  ];
}
