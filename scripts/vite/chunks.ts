import { statSync } from 'node:fs';
import { build, type Rolldown, type UserConfig } from 'vite';
import { filesOf } from './loaded-files.ts';
import type { PageRow } from './routes.ts';

/** Modules that are loaded before any page, the first first. */
interface Layer {
  name: string;
  modules: readonly string[];
}

/** Modules that become one file, and the pages that load it. */
interface Group {
  ids: string[];
  pages: Set<number>;
  bytes: number;
}

const FEW_PAGES = 12;
const SMALL_SHEET = 2_000;

/** What a request costs, as bytes of source before minification and compression. */
const REQUEST_BYTES = 2_500;

/**
 * The file of each module that a page needs: of the first layer that has it, else with what the same pages load. Found
 * by a build without output, after tree shaking: the packages' entries import everything.
 */
export async function chunkNames(
  config: UserConfig,
  layers: readonly Layer[],
  rows: readonly PageRow[],
): Promise<Map<string, string>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const sizesOf = (modules: readonly string[]) =>
    [...filesOf(bundle, modules)].flatMap((file) => renderedSizes(bundle[file]));
  const names = new Map<string, string>();
  for (const { name, modules } of layers) {
    for (const [id] of sizesOf(modules)) if (!names.has(id)) names.set(id, name);
  }
  for (const id of usualStyles(rows.map(({ modules }) => sizesOf(modules)))) {
    if (!names.has(id)) names.set(id, 'shell');
  }
  const pages = new Set(rows.map(({ modules }) => modules.join()));
  const closures = [...pages].filter(Boolean).map((page) => sizesOf(page.split(',')));
  const groups = joined(groupsIn(closures, (id) => !names.has(id)));
  for (const [index, { ids }] of groups.entries()) {
    for (const id of ids) names.set(id, `page${index}`);
  }
  return names;
}

/** Small sheets, and those of several pages: soon needed, so that they go with those of the shell. */
function usualStyles(closures: readonly (readonly (readonly [string, number])[])[]): string[] {
  const uses = new Map<string, number>();
  for (const [id] of closures.flat()) {
    if (id.endsWith('.css')) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const isUsual = (id: string, count: number) =>
    count > FEW_PAGES || statSync(id).size < SMALL_SHEET;
  return [...uses].filter(([id, count]) => isUsual(id, count)).map(([id]) => id);
}

function renderedSizes(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) {
  if (file?.type !== 'chunk') return [];
  return file.moduleIds.map((id) => [id, file.modules[id]?.renderedLength ?? 0] as const);
}

/** By the pages that load them. */
function groupsIn(
  closures: readonly (readonly (readonly [string, number])[])[],
  isWanted: (id: string) => boolean,
): Group[] {
  const found = new Map<string, { pages: Set<number>; bytes: number }>();
  for (const [page, closure] of closures.entries()) {
    for (const [id, bytes] of closure.filter(([id]) => isWanted(id))) {
      const known = found.get(id) ?? { pages: new Set<number>(), bytes };
      found.set(id, { ...known, pages: known.pages.add(page) });
    }
  }
  const groups = new Map<string, Group>();
  for (const [id, { pages, bytes }] of found) {
    const key = [...pages].join();
    const group = groups.get(key) ?? { ids: [], pages, bytes: 0 };
    groups.set(key, { ...group, ids: [...group.ids, id], bytes: group.bytes + bytes });
  }
  return [...groups.values()];
}

/** Joins two files while the requests that this saves are worth more than what pages then load in vain. */
function joined(groups: readonly Group[]): Group[] {
  const left = [...groups];
  for (;;) {
    const pair = bestPair(left);
    if (!pair) return left;
    const [one, other] = pair;
    left.splice(left.indexOf(other), 1);
    left.splice(left.indexOf(one), 1, {
      ids: [...one.ids, ...other.ids],
      pages: new Set([...one.pages, ...other.pages]),
      bytes: one.bytes + other.bytes,
    });
  }
}

function bestPair(groups: readonly Group[]): [Group, Group] | undefined {
  let best: { gain: number; pair: [Group, Group] } | undefined;
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const gain = gainOf(one, other);
      if (gain > (best?.gain ?? 0)) best = { gain, pair: [one, other] };
    }
  }
  return best?.pair;
}

function gainOf(one: Group, other: Group): number {
  const both = [...one.pages].filter((page) => other.pages.has(page)).length;
  const inVain = one.bytes * (other.pages.size - both) + other.bytes * (one.pages.size - both);
  return REQUEST_BYTES * both - inVain;
}
