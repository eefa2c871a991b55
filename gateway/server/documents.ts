import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The place of the nonce in a document; each response puts its own there. */
export const SCRIPT_NONCE = '__SCRIPT_NONCE__';

/** `pages.json` of the built client: made from its routes and files by `scripts/vite/page-files.ts`. */
interface Built {
  /** A script that stands in each document. */
  first: string;
  pages: readonly {
    path: string;
    scripts: readonly string[];
    styles: readonly string[];
    words: Record<string, readonly string[]>;
  }[];
}

/**
 * Returns the HTML document of each page by its address. It names all files of its page, so that they are fetched
 * together.
 */
export function documentsOf(clientFolder: string): Record<string, string> {
  const table = join(clientFolder, 'pages.json');
  if (!existsSync(table)) return {};
  const { first, pages } = JSON.parse(readFileSync(table, 'utf8')) as Built;
  const document = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  return Object.fromEntries(
    pages.map(({ path, scripts, styles, words }) => {
      const isNamed = (file: string) => document.includes(`"/${file}"`);
      // A script waits for the sheets before it.
      const early = [
        `<script id="words" type="application/json">${JSON.stringify(addressesIn(words))}</script>`,
        `<script nonce="${SCRIPT_NONCE}">${first}</script>`,
      ];
      const links = [
        ...styles.filter((file) => !isNamed(file)).map((file) => link('stylesheet', file)),
        ...scripts.filter((file) => !isNamed(file)).map((file) => link('modulepreload', file)),
      ];
      return [
        path,
        document
          .replace('<title>', () => `${early.join('')}<title>`)
          .replace('</head>', () => `${links.join('')}</head>`),
      ];
    }),
  );
}

const link = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${file}">`;

const addressesIn = (words: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.entries(words).map(([language, files]) => [language, files.map((file) => `/${file}`)]),
  );
