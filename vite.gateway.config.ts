import { defineConfig } from 'vite';

/**
 * The gateway and its packages as one file: opening hundreds of files was half of the time that it took to
 * start. Outside stay native packages, pdfmake, which has its fonts beside it, and graphql: it may be there
 * once only, and a bundler would take its ESM build for importers and its CommonJS build for requirers.
 */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: ['@node-rs/argon2', 'graphql', 'libsql', 'pdfmake', 'pg-native'],
  },
  build: {
    ssr: 'gateway/server/main.ts',
    outDir: 'dist/gateway',
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
  },
});
