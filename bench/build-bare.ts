import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressed } from '../scripts/vite/compressed.ts';
import { built } from './start-server.ts';

/** Builds the least that such a page can be: React, Mantine, a router and its tables, in as few files as can be. */
export async function buildBare(): Promise<void> {
  const root = join(import.meta.dirname, 'web');
  const input = ['index', 'login'].map((name) => join(root, `${name}.html`));
  await build({
    configFile: false,
    root,
    base: '/bare/',
    logLevel: 'warn',
    plugins: [react(), compressed],
    build: {
      outDir: join(built, 'bare'),
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: { input },
    },
  });
}
