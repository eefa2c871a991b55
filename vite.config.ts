import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { budgets } from './scripts/vite/budgets.ts';
import { compressed } from './scripts/vite/compressed.ts';
import { guidePlugin } from './scripts/guide/guide-plugin.ts';

const gatewayUrl = `http://localhost:${process.env.PORT ?? '4000'}`;

/** An absolute path: a build takes a relative one from here, the development server from `client`. */
const page = (file: string) => join(import.meta.dirname, 'client', file);

/** The gateway serves the page at `/playground`; the development server needs the slash. */
const playgroundSlash: Plugin = {
  name: 'playground-slash',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url !== '/playground') return next();
      response.writeHead(302, { location: '/playground/' }).end();
    });
  },
};

/** The gateway serves one page for all addresses of the guide; so does the development server. */
const guideAddresses: Plugin = {
  name: 'guide-addresses',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/docs(\/[^.]*)?$/.test(request.url ?? '')) request.url = '/docs/index.html';
      next();
    });
  },
};

/** Each page is built by itself: what it loads does not depend on what the others are made of. */
const pages: Record<string, string> = {
  app: 'index.html',
  'api-docs': 'api-docs/index.html',
  docs: 'docs/index.html',
  playground: 'playground/index.html',
};

/**
 * Modules that the same screens need go into one file, and small files into the nearest larger one: each file is
 * a request of its own.
 */
const screensTogether: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 2 },
    {
      name: 'shared',
      test: /node_modules|client/,
      entriesAware: true,
      entriesAwareMergeThreshold: 60_000,
      minShareCount: 2,
    },
  ],
};

export default defineConfig(({ mode }) => ({
  root: 'client',
  plugins: [
    react(),
    playgroundSlash,
    guideAddresses,
    guidePlugin,
    ...(mode === 'app' ? [budgets] : []),
    compressed,
  ],
  build: {
    outDir: '../dist/client',
    assetsDir: `assets/${mode}`,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: page(pages[mode] ?? 'index.html'),
      output: mode === 'app' ? { codeSplitting: screensTogether } : {},
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': gatewayUrl,
      '/api': gatewayUrl,
      '/healthz': gatewayUrl,
      '/frames': gatewayUrl,
    },
  },
}));
