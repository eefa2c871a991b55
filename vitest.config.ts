import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Vite would take graphql's ES modules where Node takes its CommonJS ones, and graphql refuses to be there twice.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const gatewayTests = ['gateway/**/*.test.ts', 'seed/**/*.test.ts'];

const ofEach = {
  // Generous: a machine under load must not fail a test that would pass.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  // Modules are loaded once a worker.
  isolate: false,
  globalSetup: 'gateway/testing/databases.setup.ts',
};

export default defineConfig({
  test: {
    // A worker waits for its database and its timers; a second one uses the other core.
    maxWorkers: 2,
    projects: [
      {
        resolve: oneGraphql,
        test: {
          ...ofEach,
          name: 'gateway on SQLite',
          include: gatewayTests,
          env: { STORE: 'SQLite' },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          ...ofEach,
          name: 'gateway on PostgreSQL',
          include: gatewayTests,
          env: { STORE: 'PostgreSQL' },
        },
      },
      {
        plugins: [react()],
        resolve: oneGraphql,
        test: {
          ...ofEach,
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'happy-dom',
          // What moves has no place in these tests, and would go on moving when one has ended.
          environmentOptions: {
            happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } },
          },
          env: { DEBUG_PRINT_LIMIT: '0' },
          setupFiles: 'client/testing/setup.ts',
        },
      },
    ],
  },
});
