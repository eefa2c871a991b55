import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ownBudgets, type PageSize, pageBudgets } from '../../client/budgets.ts';
import { brotli } from './compressed.ts';
import { filesOf, modulesIn } from './loaded-files.ts';

/** Writes `page-sizes.json`: what each page with a budget loads. A test compares, and a user's build never fails. */
export const pageSizes: Plugin = {
  name: 'page-sizes',
  apply: 'build',
  // Measures the written files: the last step of the build still changes them.
  async writeBundle({ dir = '' }, bundle) {
    const sizes = await sizesOf(dir, bundle);
    const measured = (page: string, files: readonly string[]): PageSize => ({
      page,
      kilobytes: files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1024,
      files: files.length,
    });
    const shell = filesOf(bundle, ownBudgets.over);
    const whole = pageBudgets.map(({ page, modules }) =>
      measured(page, [...filesOf(bundle, modules)]),
    );
    const limited = modulesIn(bundle).filter((page) =>
      ownBudgets.rows.some(({ pages }) => pages.test(page)),
    );
    const own = limited.map((page) =>
      measured(
        page,
        [...filesOf(bundle, [page])].filter((file) => !shell.has(file)),
      ),
    );
    await writeFile(join(dir, '../page-sizes.json'), JSON.stringify({ whole, own }));
  },
};

async function sizesOf(dir: string, bundle: Rolldown.OutputBundle): Promise<Map<string, number>> {
  const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
  const sizes = names.map(
    async (name) => [name, (await brotli(await readFile(join(dir, name)))).length] as const,
  );
  return new Map(await Promise.all(sizes));
}
