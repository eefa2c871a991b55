import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuidePage } from '../../client/docs/guide.ts';
import type { Language } from '../../client/core/settings.ts';
import { type GuideFile, guideFiles, repository } from './guide-pages.ts';
import { renderPage } from './render-page.ts';

/** Reads the guide's pages, in English where there is no translation. */
export function readGuide(language: Language): GuidePage[] {
  return guideFiles.map((page) => readPage(page, language));
}

function readPage({ slug, section, file, translation }: GuideFile, language: Language): GuidePage {
  const english = renderPage(textOf(file), { file });
  if (language === 'en' || translation === undefined) {
    return { slug, section, language: 'en', ...english };
  }
  // The title has an id that nothing links to.
  const ids = ['', ...english.headings.map(({ id }) => id)];
  const translated = renderPage(textOf(translation), { file: translation, ids });
  if (translated.headings.length !== english.headings.length) {
    throw new Error(`${translation} has not the headings of ${file}.`);
  }
  return { slug, section, language, ...translated };
}

/** Returns the file's text without comments, such as the marks of generated tables. */
function textOf(file: string): string {
  return readFileSync(join(repository, file), 'utf8').replace(/<!--.*?-->\n/gs, '');
}
