import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../client/core/settings.ts';
import { guideFiles, repository } from './guide-pages.ts';
import { indexGuide } from './index-guide.ts';
import { readGuide } from './read-guide.ts';

const MODULE = /^virtual:guide(-index)?\/(en|pt-BR)$/;

/** Provides `virtual:guide/<language>`, the pages, and `virtual:guide-index/<language>`, the search index. */
export const guidePlugin: Plugin = {
  name: 'guide',
  resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
  load(id) {
    const [, isIndex, language] = MODULE.exec(id.replace('\0', '')) ?? [];
    if (language === undefined) return undefined;
    for (const { file, translation = file } of guideFiles) {
      for (const each of [file, translation]) this.addWatchFile(join(repository, each));
    }
    const pages = readGuide(language as Language);
    return isIndex
      ? `export const index = ${JSON.stringify(indexGuide(pages))};`
      : `export const pages = ${JSON.stringify(pages)};`;
  },
};
