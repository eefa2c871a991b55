import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../client/core/paths.ts';
import { languages } from '../../client/core/settings.ts';
import { guideFiles, repository } from './guide-pages.ts';
import { readGuide } from './read-guide.ts';
import { renderPage } from './render-page.ts';

/** The pages that the gateway serves beside the application. */
const servedPages = ['/playground', '/api/docs'];

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);

describe.each(languages)('the guide in %s', (language) => {
  const pages = readGuide(language);
  const anchors = new Set(
    pages.flatMap(({ slug, headings }) => [
      `/docs/${slug}`,
      ...headings.map(({ id }) => `/docs/${slug}#${id}`),
    ]),
  );
  const application = new Set<string>([...Object.values(paths), ...servedPages]);

  it.each(pages.map((page) => [page.slug, page] as const))(
    'has no link on %s that leads nowhere',
    (slug, { html }) => {
      const lost = linksIn(html)
        .map((href) => (href.startsWith('#') ? `/docs/${slug}${href}` : href))
        .filter((href) => !anchors.has(href) && !application.has(href) && !isElsewhere(href));
      expect(lost).toEqual([]);
    },
  );

  it('has each page once, and no two headings of a page under one id', () => {
    const slugs = pages.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThan(20);
    for (const { headings } of pages) {
      expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    }
  });
});

describe('the Portuguese guide', () => {
  it('has every page for users translated, and the one on operating', () => {
    const users = guideFiles.filter(({ section }) => section === 'user');
    expect(users.filter(({ translation }) => translation === undefined)).toEqual([]);
    const slugs = [...users.map(({ slug }) => slug), 'operating'];
    const translated = readGuide('pt-BR').filter(({ language }) => language === 'pt-BR');
    expect(translated.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('has the ids of the English headings, so that a link holds in both languages', () => {
    const idsOf = (language: 'en' | 'pt-BR') =>
      readGuide(language).map(({ headings }) => headings.map(({ id, level }) => [id, level]));
    expect(idsOf('pt-BR')).toEqual(idsOf('en'));
  });
});

it('every file of the guide is there', () => {
  expect(guideFiles.filter(({ file }) => !existsSync(join(repository, file)))).toEqual([]);
});

describe('a page', () => {
  const file = 'docs/guide/first-steps.md';

  it('gives each heading an address, and the same words twice two of them', () => {
    const { html, headings } = renderPage('# A\n\n## Ação `x`\n\n## Ação x\n', { file });
    expect(headings.map(({ id }) => id)).toEqual(['acao-x', 'acao-x-2']);
    expect(html).toContain('<h2 id="acao-x"><a href="#acao-x">Ação <code>x</code></a></h2>');
  });

  it('turns links between files into links between pages', () => {
    const { html } = renderPage('# A\n\n[b](../glossary.md) [c](keyboard.md#everywhere)\n', {
      file,
    });
    expect(linksIn(html)).toEqual(['/docs/glossary', '/docs/keyboard#everywhere']);
  });

  it('is refused with a link to no page, or without a title', () => {
    expect(() => renderPage('# A\n\n[b](nothing.md)\n', { file })).toThrow('nothing.md');
    expect(() => renderPage('Text\n', { file })).toThrow('title');
  });
});

function isElsewhere(href: string): boolean {
  return /^https?:/.test(href);
}
