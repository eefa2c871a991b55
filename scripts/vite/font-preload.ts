import type { Plugin } from 'vite';

/** The file with the letters of every language of the product; pages that need others load them by themselves. */
const FIRST = 'inter-latin-wght-normal.woff2';

/** Loads the font with the document, not after the sheet that names it. */
export const fontPreload: Plugin = {
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.values(bundle ?? {}).find(
        (file) => file.type === 'asset' && file.names.includes(FIRST),
      );
      if (!font) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
      return [{ tag: 'link', attrs: { ...attrs, href: `/${font.fileName}` }, injectTo: 'head' }];
    },
  },
};
