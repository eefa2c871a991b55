import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  mergeConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { layers, wordsOf } from './client/budgets.ts';
import { compressed } from './scripts/vite/compressed.ts';
import { chunkNames } from './scripts/vite/chunks.ts';
import { pageFiles } from './scripts/vite/page-files.ts';
import { fontPreload } from './scripts/vite/font-preload.ts';
import { pageSizes } from './scripts/vite/page-sizes.ts';
import { pageRows } from './scripts/vite/routes.ts';
import { withoutFacades } from './scripts/vite/without-facades.ts';
import { withoutRuntime } from './scripts/vite/without-runtime.ts';
import { guidePlugin } from './scripts/guide/guide-plugin.ts';

const fontFolder = join(import.meta.dirname, 'node_modules/@fontsource-variable/inter');

const gatewayUrl = `http://localhost:${process.env.PORT ?? '4000'}`;

/** An absolute path: a build takes a relative one from here, the development server from `client`. */
const page = (file: string) => join(import.meta.dirname, 'client', file);

/** Each page is built by itself: what it loads does not depend on what the others are made of. */
const pages: Record<string, string> = {
  app: 'index.html',
  'api-docs': 'api-docs/index.html',
  docs: 'docs/index.html',
  playground: 'playground/index.html',
};

/** Where the gateway serves the pages whose folders have another name, and all that is below them. */
const addresses: readonly [address: RegExp, file: string][] = [
  [/^\/api\/docs$/, '/api-docs/index.html'],
  [/^\/docs(\/[^.]*)?$/, '/docs/index.html'],
  [/^\/playground\/?$/, '/playground/index.html'],
];

/** The development server serves the pages where the gateway does. */
const pageAddresses: Plugin = {
  name: 'page-addresses',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      const file = addresses.find(([address]) => address.test(path))?.[1];
      if (file) request.url = file;
      next();
    });
  },
};

/** The size in bytes of source below which a file is joined with others. */
const SMALL_BYTES = 20_000;

/** What pages need as `chunkNames` says; of the rest, what the same parts need. */
const together = (names: ReadonlyMap<string, string>): Rolldown.CodeSplittingOptions => ({
  groups: [
    {
      // What `client/reactFirst.ts` asks for.
      name: 'react',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\/|client\/reactFirst\.ts$/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: (id) => names.get(id) ?? null,
      debugName: 'pages',
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: 'shared',
      test: /node_modules|client/,
      entriesAware: true,
      minShareCount: 2,
      entriesAwareMergeThreshold: SMALL_BYTES,
    },
  ],
});

/** What is fetched along with a file, before it says that it needs it. What all pages need is there by then. */
const preloaded = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' || /(Shell|HomePage)/.test(file)
    ? needed
    : needed.filter((each) => !/\/(start|shell)-/.test(each));

/**
 * The first file names every other one, so that names are bytes of the sign-in: a hash alone for all but those that
 * are known by their name here.
 */
const fileName = (mode: string, name = '') =>
  `assets/${mode}/${isNamed(name) ? '[name]-' : ''}[hash]`;

const isNamed = (name: string) => /^(Shell|HomePage|start|shell)$/.test(name);

const namesIn = (mode: string): Rolldown.OutputOptions => ({
  chunkFileNames: ({ name }) => `${fileName(mode, name)}.js`,
  assetFileNames: ({ names: [name] }) => `${fileName(mode, name)}[extname]`,
});

/** The sheet's part is the same for all its names, which packs well. */
const scopedName = (name: string, file: string) =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

/** The router names its development build alone, which warns in the console. */
const routerBuild = (file: string) =>
  join(import.meta.dirname, 'node_modules/react-router/dist/production', file);

const routerAlias = [
  { find: /^react-router$/, replacement: routerBuild('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
];

export default defineConfig(async ({ command, mode }) => {
  const config: UserConfig = {
    root: 'client',
    plugins: [react(), pageAddresses, guidePlugin],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: '../dist/client',
      assetsDir: `assets/${mode}`,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: page(pages[mode] ?? 'index.html') },
    },
    // All of them at the start: what is found later would reload the page that asks for it.
    optimizeDeps: { entries: [...Object.values(pages), 'playground/graphql.worker.ts'] },
    server: {
      // The font's package can be linked from elsewhere.
      fs: { allow: [import.meta.dirname, realpathSync(fontFolder)] },
      proxy: Object.fromEntries(
        ['/api/', '/frames/', '/graphql', '/healthz'].map((path) => [
          path,
          { target: gatewayUrl, ws: path === '/graphql' },
        ]),
      ),
    },
  };
  if (command !== 'build') return config;
  // RxJS names its build for current browsers by this condition.
  config.resolve = { alias: routerAlias, conditions: ['es2015', ...defaultClientConditions] };
  if (mode !== 'app') return mergeConfig(config, { plugins: [fontPreload, compressed] });
  const rows = await pageRows(join(import.meta.dirname, 'client'));
  const names = await chunkNames(config, layers, rows);
  return mergeConfig(config, {
    plugins: [
      fontPreload,
      withoutRuntime,
      withoutFacades,
      pageFiles(rows, wordsOf),
      pageSizes,
      compressed,
    ],
    build: {
      modulePreload: { resolveDependencies: preloaded },
      rolldownOptions: {
        output: { codeSplitting: together(names), ...namesIn(mode) },
      },
    },
  });
});
