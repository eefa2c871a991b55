import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { recordKinds } from '../gateway/testing/record-kinds.ts';
import { root } from './build.ts';

/** The client's rooms, the highest first; `playground`, `docs` and `api-docs` are pages of their own. */
const rooms = [['app'], ['layout'], ['features', 'showcase'], ['records'], ['ui'], ['core']];

const SPECIFIER = /(?:from\s+|import\(\s*|import\s+)'(\.{1,2}\/[^']+)'/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

const client = join(root, 'client');
const files = modulesIn(client);
const graph = graphOf(client, files);

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !/^(?:testing|generated)\//.test(file));
}

/** Returns the imports of each module, also those by `import()`. */
function graphOf(folder: string, modules: readonly string[]): Map<string, string[]> {
  const importsOf = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(SPECIFIER)]
      .map(([, specifier]) => relative(folder, join(folder, dirname(file), specifier!)))
      .filter((imported) => modules.includes(imported));
  return new Map(modules.map((file) => [file, importsOf(file)]));
}

const rankOf = (file: string) => rooms.findIndex((row) => row.includes(file.split('/')[0]!));

it('each room imports from those below it alone, also by import()', () => {
  const upward = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((imported) => rankOf(file) >= 0 && rankOf(imported) >= 0)
      .filter((imported) => rankOf(imported) < rankOf(file) || isSibling(file, imported))
      .map((imported) => `${file} -> ${imported}`),
  );
  expect(upward).toEqual([]);
});

/** Tells whether the other file is of another feature, or of the other of two rooms beside each other. */
function isSibling(file: string, imported: string): boolean {
  const [room, domain] = file.split('/');
  const [otherRoom, otherDomain] = imported.split('/');
  if (room !== otherRoom) return rankOf(file) === rankOf(imported);
  return room === 'features' && domain !== otherDomain && !isBelow(otherDomain!, domain!);
}

/** The features of those who get in know those before them: decision 45. */
const entrance = [
  'accounts',
  'second-factors',
  'api-keys',
  'identities',
  'sign-in',
  'invitations',
  'profile',
];

const isBelow = (one: string, other: string) =>
  entrance.includes(one) && entrance.indexOf(one) < entrance.indexOf(other);

it('no modules of the client import each other, also by import()', () => {
  expect(circlesIn(graph)).toEqual([]);
});

it('no modules of the gateway import each other, also by import()', () => {
  const gateway = join(root, 'gateway');
  expect(circlesIn(graphOf(gateway, modulesIn(gateway)))).toEqual([]);
});

it('a glob of a room reads files that features or the room itself lend, nothing above them', () => {
  const read = files.flatMap((file) =>
    [...readFileSync(join(client, file), 'utf8').matchAll(GLOB)].flatMap(([, patterns]) =>
      [...patterns!.matchAll(/'([^']+)'/g)].map(([, pattern]) => ({
        file,
        read: relative(client, join(client, dirname(file), pattern!)),
      })),
    ),
  );
  expect(read.length).toBeGreaterThan(5);
  const above = read.filter(
    ({ file, read: at }) => /^(?:app|layout)\//.test(at) && rankOf(file) > rankOf(at),
  );
  expect(above).toEqual([]);
});

/** The rooms that serve every kind of record alike; migrations and words are left out below. */
const engines = [
  ...['records', 'graphql', 'http', 'database', 'csv', 'rest', 'formats'].map(
    (room) => `gateway/${room}`,
  ),
  ...['records', 'ui', 'core'].map((room) => `client/${room}`),
];

/** The only kinds that an engine names, each with the reason. */
const namedByEngines = [
  // The one company has the time zone and the currency of every kind.
  'gateway/records/company.ts: Company',
  // Notes stand on records of every kind, and views are those of every list.
  'gateway/records/notes/notes.record.ts: Note',
  'client/records/views/viewChanges.ts: View',
  // A record that goes takes the notifications about it along.
  'client/records/recordLists.ts: Notification',
];

/** Names the kinds that fields refer to, until the declaration says so. */
const REFERENCES = 'gateway/records/history/reference-titles.ts';

it('no engine names a kind of record, which its declaration or a registry would tell of', () => {
  const kinds = new Set(recordKinds.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(20);
  const named = engines.flatMap((engine) =>
    modulesIn(join(root, engine))
      .filter((file) => !/(?:^|\/)(?:generated|migrations)\/|\.words\.|\.generated\.ts$/.test(file))
      .flatMap((file) => kindsNamedIn(join(root, engine, file), kinds))
      .map(({ file, kind }) => `${relative(root, file)}: ${kind}`),
  );
  const others = named.filter((each) => !each.startsWith(REFERENCES));
  expect([...new Set(others)].toSorted()).toEqual(namedByEngines.toSorted());
});

function kindsNamedIn(file: string, kinds: ReadonlySet<string>) {
  const strings = [...readFileSync(file, 'utf8').matchAll(/'([A-Z]\w+)'/g)];
  return strings.flatMap(([, kind]) => (kinds.has(kind!) ? [{ file, kind: kind! }] : []));
}

/** Returns the strongly connected components of more than one module, by Tarjan's algorithm. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (module: string) => {
    order.set(module, order.size);
    low.set(module, order.get(module)!);
    stack.push(module);
    for (const imported of imports.get(module) ?? []) {
      if (!order.has(imported)) visit(imported);
      if (stack.includes(imported)) low.set(module, Math.min(low.get(module)!, low.get(imported)!));
    }
    if (low.get(module) !== order.get(module)) return;
    const circle = stack.splice(stack.indexOf(module));
    if (circle.length > 1) circles.push(circle);
  };
  for (const module of imports.keys()) if (!order.has(module)) visit(module);
  return circles;
}

it('finds a circle', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ]);
  expect(circlesIn(circle)).toEqual([['a', 'b', 'c']]);
});
