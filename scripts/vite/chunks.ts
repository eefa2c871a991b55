import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { ownBudgets } from '../../client/budgets.ts';
import { type Group, joined } from './joined-groups.ts';
import { filesOf } from './loaded-files.ts';
import type { PageRow } from './routes.ts';
import { mostBytes, putIntoShell } from './shell-groups.ts';

/** A layer of modules that are loaded before any page, the first layer first. */
interface Layer {
  name: string;
  modules: readonly string[];
  /** The modules that are loaded once a page shows. */
  later?: readonly string[];
}

const SMALL_SHEET = 3_500;

const IN_VAIN_BYTES_OF_FIRST_PAGE = 500;
/** The part of its budget that a page may use; what it loads in vain is smaller or larger than its own code. */
const BUDGET_USED = 0.975;
const IN_VAIN_BYTES = 390_000;

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/**
 * Returns the file of each module that a page needs: of the first layer that has it, else with what the same pages
 * load, at first and once they show. A build without output finds it, after tree shaking: the packages' entries
 * import everything.
 */
export async function chunkNames(
  config: UserConfig,
  layers: readonly Layer[],
  rows: readonly PageRow[],
): Promise<Map<string, string>> {
  const sheets = new Map<string, string[]>();
  const bundle = await bundleOf(config, sheets);
  const chunksOf = (modules: readonly string[]) =>
    [...filesOf(bundle, modules)].flatMap((name) => {
      const file = bundle[name];
      return file?.type === 'chunk' ? [file] : [];
    });
  const sheetsIn = (chunks: readonly Rolldown.OutputChunk[]) =>
    new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => sheets.get(id) ?? [])));
  const names = new Map<string, string>();
  for (const { name, modules } of layers) {
    const chunks = chunksOf(modules);
    const ids = [...chunks.flatMap(({ moduleIds }) => moduleIds), ...sheetsIn(chunks)];
    for (const id of ids) if (!names.has(id)) names.set(id, name);
  }
  const pages = [...new Set(rows.map(({ modules }) => modules.join()))].filter(Boolean);
  const modulesOf = pages.map((page) => page.split(','));
  const closures = modulesOf.map(chunksOf);
  const inLayers = new Set(layers.flatMap(({ modules }) => chunksOf(modules)));
  const first = pages.indexOf(rows.find(({ isPublic }) => !isPublic)!.modules.join());
  const afterAll = { page: first, chunks: chunksOf(layers.flatMap((layer) => layer.later ?? [])) };
  const later = [...laterLoads(bundle, closures, inLayers), afterAll];
  const loads = [...closures, ...later.map(({ chunks }) => chunks)];
  for (const [id, name] of sheetNames(closures.map(sheetsIn), loads.map(sheetsIn))) {
    if (!names.has(id)) names.set(id, name);
  }
  const groups = groupsIn(loads, bundle, names);
  const isPage = (index: number) => index < pages.length;
  putIntoShell(groups, mostBytes(pages, first), names);
  // Code that the first page loads only after a press may be as large as that of any page.
  const isFirst = (index: number) => index === first || later[index - pages.length] === afterAll;
  const most = loads.map((_load, index) =>
    isPage(index) ? mostBytesOf(pages[index]!, groupsOf(groups, index)) : Infinity,
  );
  const files = joined(groups, {
    inVain: (index) => (isFirst(index) ? IN_VAIN_BYTES_OF_FIRST_PAGE : IN_VAIN_BYTES),
    total: (index) => most[index]!,
  });
  putIntoShell(files, mostBytes(pages, first, { areJoined: true }), names);
  files.forEach(({ ids }, index) => {
    for (const id of ids) names.set(id, `page${index}`);
  });
  return names;
}

const groupsOf = (groups: readonly Group[], page: number) =>
  groups.filter((group) => group.pages.has(page));

/**
 * Returns how many bytes of source a page may load, so that they stay within its budget when they are compressed as its
 * own code is.
 */
function mostBytesOf(page: string, needed: readonly Group[]): number {
  const budgets = page.split(',').flatMap((module) => {
    const row = ownBudgets.rows.find((each) => each.pages.test(module));
    return row ? [row.kilobytes * 1_024] : [];
  });
  const bytes = needed.reduce((sum, group) => sum + group.bytes, 0);
  const code = needed.map((group) => group.code).join('');
  const compressed = brotliCompressSync(code, { params: QUICK }).length;
  return (Math.min(...budgets) * BUDGET_USED * bytes) / compressed;
}

const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 7 };

async function bundleOf(config: UserConfig, sheets: Map<string, string[]>): Promise<Bundle> {
  const notesSheets: Plugin = {
    name: 'notes-sheets',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const imported = this.getModuleInfo(id)?.importedIds ?? [];
        sheets.set(
          id,
          imported.filter((each) => each.endsWith('.css')),
        );
      }
    },
  };
  const { output } = (await build({
    ...config,
    plugins: [...(config.plugins ?? []), notesSheets],
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
}

/** Names the sheets: small ones go with the shell's, as do those that several pages need at first. */
function sheetNames(
  atFirst: readonly ReadonlySet<string>[],
  later: readonly ReadonlySet<string>[],
): Map<string, string> {
  const names = new Map<string, string>();
  for (const [page, ids] of atFirst.entries()) {
    for (const id of ids) names.set(id, names.has(id) ? 'shell' : `sheet${page}`);
  }
  for (const id of later.flatMap((ids) => [...ids])) {
    if (statSync(id).size < SMALL_SHEET) names.set(id, 'shell');
  }
  return names;
}

function groupsIn(
  closures: readonly (readonly Rolldown.OutputChunk[])[],
  bundle: Bundle,
  names: ReadonlyMap<string, string>,
): Group[] {
  const pagesOf = new Map<Rolldown.OutputChunk, number[]>();
  for (const [page, chunks] of closures.entries()) {
    for (const chunk of chunks) pagesOf.set(chunk, [...(pagesOf.get(chunk) ?? []), page]);
  }
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [chunk, pages] of pagesOf) {
    const ids = chunk.moduleIds.filter((id) => !names.has(id));
    if (ids.length === 0) continue;
    const key = pages.join();
    const group = groups.get(key) ?? {
      ids: [],
      pages: new Set(pages),
      bytes: 0,
      imports: new Set<Group>(),
      code: '',
    };
    groups.set(key, group);
    groupOf.set(chunk.fileName, group);
    group.ids.push(...ids);
    for (const id of ids) group.bytes += chunk.modules[id]?.renderedLength ?? 0;
    group.code += chunk.code;
  }
  for (const [name, group] of groupOf) {
    for (const imported of importsOf(bundle, name, groupOf)) group.imports.add(imported);
    group.imports.delete(group);
  }
  return [...groups.values()];
}

/** Returns, for each part and each of its parts that a page fetches once it shows, all that the page has by then. */
function laterLoads(
  bundle: Bundle,
  closures: readonly (readonly Rolldown.OutputChunk[])[],
  inLayers: ReadonlySet<Rolldown.OutputChunk>,
) {
  const partsOf = (chunks: readonly Rolldown.OutputChunk[]) =>
    new Set(chunks.flatMap((chunk) => (inLayers.has(chunk) ? [] : chunk.dynamicImports)));
  return closures.flatMap((atFirst, page) => {
    const parts = partsOf(atFirst);
    return [...loadsOf(bundle, { atFirst, parts, partsOf })].map((chunks) => ({ page, chunks }));
  });
}

interface Parts {
  atFirst: readonly Rolldown.OutputChunk[];
  parts: Set<string>;
  partsOf: (chunks: readonly Rolldown.OutputChunk[]) => Set<string>;
}

function* loadsOf(bundle: Bundle, { atFirst, parts, partsOf }: Parts) {
  for (const part of parts) {
    const chunks = withPart(bundle, atFirst, part);
    if (chunks.length > atFirst.length) yield chunks;
    for (const each of partsOf(chunks)) parts.add(each);
  }
}

function withPart(
  bundle: Bundle,
  atFirst: readonly Rolldown.OutputChunk[],
  part: string,
): Rolldown.OutputChunk[] {
  const found = new Set(atFirst);
  const names = new Set([part]);
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    found.add(file);
    for (const each of file.imports) names.add(each);
  }
  return [...found];
}

function importsOf(bundle: Bundle, name: string, groupOf: ReadonlyMap<string, Group>): Set<Group> {
  const seen = new Set([name]);
  const found = new Set<Group>();
  for (const each of seen) {
    const file = bundle[each];
    for (const imported of file?.type === 'chunk' ? file.imports : []) {
      const group = groupOf.get(imported);
      if (group) found.add(group);
      else seen.add(imported);
    }
  }
  return found;
}
