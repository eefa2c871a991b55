import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testsWithoutSql } from './gateway/testing/own-sql.ts';

// Vite would take graphql's ES modules where Node takes its CommonJS ones, and graphql refuses to be there twice.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Tests of what knows no store: none is at hand there, and they run once. */
const rulesTests = ['gateway/**/*.rules.test.ts', 'seed/**/*.test.ts'];

/**
 * Tests of what does not depend on the store run on SQLite alone. A call of REST asks what an operation of GraphQL
 * asks, whose own tests run on every store.
 */
const onceTests = ['**/*.once.test.ts', 'gateway/domains/**/*.rest.test.ts', ...testsWithoutSql()];

const gatewayTests = {
  include: ['gateway/**/*.test.ts', 'e2e/security/**/*.test.ts'],
  exclude: rulesTests,
};

const ofEach = {
  // Generous: a machine under load must not fail a test that would pass.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  // Modules are loaded once a worker.
  isolate: false,
  // Less of the time goes into collecting what a test leaves.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
};

const problemsAsWords = { setupFiles: 'gateway/testing/problems-as-words.setup.ts' };

const withDatabases = { ...ofEach, globalSetup: 'gateway/testing/databases.setup.ts' };

export default defineConfig({
  test: {
    // A worker waits for its database and its timers; a second one uses the other core.
    maxWorkers: 2,
    projects: [
      {
        resolve: oneGraphql,
        test: {
          ...withDatabases,
          ...gatewayTests,
          ...problemsAsWords,
          name: 'gateway on SQLite',
          env: { STORE: 'SQLite' },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          ...withDatabases,
          ...gatewayTests,
          ...problemsAsWords,
          exclude: [...rulesTests, ...onceTests],
          name: 'gateway on PostgreSQL',
          env: { STORE: 'PostgreSQL' },
        },
      },
      {
        resolve: oneGraphql,
        test: { ...ofEach, ...problemsAsWords, name: 'rules', include: rulesTests },
      },
      {
        plugins: [react()],
        resolve: oneGraphql,
        test: {
          ...withDatabases,
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              settings: {
                // Animations have no place in these tests, and would go on when one has ended.
                device: { prefersReducedMotion: 'reduce' },
                // A document of a test names scripts that nobody serves.
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          env: { STORE: 'SQLite' },
          setupFiles: 'client/testing/setup.ts',
        },
      },
    ],
  },
});
