import { dirname, join, normalize } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { folded } from '../../client/core/folded.ts';
import type { GuideHeading } from '../../client/docs/guide.ts';
import { guideFiles } from './guide-pages.ts';

interface RenderedPage {
  title: string;
  html: string;
  headings: GuideHeading[];
}

interface Options {
  /** The page's path from the repository's root. */
  file: string;
  /** Ids of the headings, in order; default: made from their texts. */
  ids?: readonly string[];
}

/** Throws without a title, or for a broken link. */
export function renderPage(markdown: string, { file, ids }: Options): RenderedPage {
  const headings: GuideHeading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        const plain = text.replaceAll('`', '');
        const id = ids?.[headings.length] ?? freeId(plain, headings);
        headings.push({ id, text: plain, level: depth });
        if (depth === 1) return `<h1>${inner}</h1>\n`;
        return `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const isElsewhere = /^https?:/.test(href);
        const attributes = isElsewhere ? ' target="_blank" rel="noreferrer"' : '';
        return `<a href="${addressOf(href, file)}"${attributes}>${inner}</a>`;
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
      table(this: { parser: Parser }, { header, rows }: Tokens.Table) {
        const line = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const body = rows.map((row) => line(row, 'td')).join('');
        return `<div class="table" tabindex="0"><table><thead>${line(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  const [title, ...below] = headings;
  if (title?.level !== 1) throw new Error(`${file} does not begin with a title.`);
  return { title: title.text, html, headings: below };
}

type Parser = { parseInline: (tokens: Tokens.TableCell['tokens']) => string };

function addressOf(href: string, file: string): string {
  if (/^(https?:|mailto:|\/|#)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const target = normalize(join(dirname(file), path));
  const page = guideFiles.find((each) => each.file === target || each.translation === target);
  if (!page) throw new Error(`${file} has a link to ${href}, which is no page of the guide.`);
  return `/docs/${page.slug}${hash ? `#${hash}` : ''}`;
}

function freeId(text: string, taken: readonly GuideHeading[]): string {
  const id = folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const same = taken.filter((each) => each.id === id || each.id.startsWith(`${id}-`)).length;
  return taken.some((each) => each.id === id) ? `${id}-${same + 1}` : id;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
