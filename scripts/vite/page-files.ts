import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { layers } from '../../client/budgets.ts';
import { filesOf } from './loaded-files.ts';
import type { PageRow } from './routes.ts';

/** The files that the gateway names in the document of an address; `client` reads them under the same names. */
interface PageFiles {
  path: string;
  scripts: string[];
  styles: string[];
  words: Record<string, string[]>;
}

type WordsOf = (row: PageRow) => Record<string, readonly string[]>;

/** Writes `pages.json`: the files of each address, with all that they import. */
export const pageFiles = (rows: readonly PageRow[], wordsOf: WordsOf): Plugin => ({
  name: 'page-files',
  apply: 'build',
  // The last steps of the build still remove files.
  async writeBundle({ dir = '' }, bundle) {
    const pages = rows.map((row): PageFiles => {
      const modules = [...layers[row.isPublic ? 0 : 1].modules, ...row.modules];
      const files = [...filesOf(bundle, modules)];
      return {
        path: row.path,
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
        words: Object.fromEntries(
          Object.entries(wordsOf(row)).map(([language, texts]) => [
            language,
            [...filesOf(bundle, texts)].filter((file) => !files.includes(file)),
          ]),
        ),
      };
    });
    const first = await firstScript();
    await writeFile(join(dir, 'pages.json'), JSON.stringify({ first, pages }));
  },
});

async function firstScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'client/first.ts',
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
