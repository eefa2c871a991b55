import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ownBudgets, pageBudgets } from '../../client/budgets.ts';
import { brotli } from './compressed.ts';
import { filesOf, modulesIn } from './loaded-files.ts';

export const budgets: Plugin = {
  name: 'budgets',
  apply: 'build',
  // Measures the written files: the last step of the build still changes them.
  async writeBundle({ dir = '' }, bundle) {
    const sizes = await sizesOf(dir, bundle);
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
    for (const page of modulesIn(bundle)) {
      const row = ownBudgets.rows.find(({ pages }) => pages.test(page));
      if (!row) continue;
      const own = [...filesOf(bundle, [page])].filter((file) => !shell.has(file));
      check(page, 'KB of its own', bytes(own) / 1024, row.kilobytes);
    }
    if (problems.length > 0) this.error(problems.join('\n'));
  },
};

async function sizesOf(dir: string, bundle: Rolldown.OutputBundle): Promise<Map<string, number>> {
  const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
  const sizes = names.map(
    async (name) => [name, (await brotli(await readFile(join(dir, name)))).length] as const,
  );
  return new Map(await Promise.all(sizes));
}
