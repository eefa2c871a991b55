import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ownBudgets, pageBudgets } from '../../client/budgets.ts';
import { brotli, contentOf } from './compressed.ts';

type Bundle = Rolldown.OutputBundle;

/** Fails the build when a page moves more than its budget allows. */
export const budgets: Plugin = {
  name: 'budgets',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const sizes = await sizesOf(bundle);
    const bytes = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    const problems: string[] = [];
    const check = (page: string, unit: string, is: number, most: number) => {
      if (is > most) problems.push(`${page} moves ${is.toFixed(1)} ${unit}; ${most} are allowed.`);
    };
    for (const { page, modules, kilobytes, files } of pageBudgets) {
      const loaded = filesOf(bundle, modules);
      check(page, 'KB', bytes(loaded) / 1024, kilobytes);
      check(page, 'files', loaded.size, files);
    }
    const shell = filesOf(bundle, ownBudgets.over);
    for (const page of pagesIn(bundle)) {
      const row = ownBudgets.rows.find(({ pages }) => pages.test(page));
      if (!row) continue;
      const own = [...filesOf(bundle, [page])].filter((file) => !shell.has(file));
      check(page, 'KB of its own', bytes(own) / 1024, row.kilobytes);
    }
    if (problems.length > 0) this.error(problems.join('\n'));
  },
};

async function sizesOf(bundle: Bundle): Promise<Map<string, number>> {
  const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
  const sizes = files.map(
    async (file) => [file.fileName, (await brotli(contentOf(file))).length] as const,
  );
  return new Map(await Promise.all(sizes));
}

const moduleName = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  facadeModuleId ? relative('client', facadeModuleId) : '';

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');

const pagesIn = (bundle: Bundle) =>
  chunksOf(bundle)
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(moduleName);

/** The files that modules need before they run: their chunks, what these import, and their style sheets. */
function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const queue = modules.flatMap((module) => firstFilesOf(bundle, module));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = bundle[name];
    if (!file || files.has(name)) continue;
    files.add(name);
    if (file.type === 'asset') continue;
    queue.push(...file.imports, ...(file.viteMetadata?.importedCss ?? []));
  }
  return files;
}

function firstFilesOf(bundle: Bundle, module: string): string[] {
  const page = bundle[module];
  if (page) {
    const names = contentOf(page)
      .toString()
      .matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g);
    return [...names].map(([, name]) => name!);
  }
  const chunk = chunksOf(bundle).find((each) => moduleName(each) === module);
  if (!chunk) throw new Error(`The budget names a module that has no chunk: ${module}`);
  return [chunk.fileName];
}
