import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Reach } from './affected.ts';
import { type FailedTest, failedPlaywright, failedVitest, flakyTests } from './failed-tests.ts';
import { type Duration, playwrightFiles, vitestFiles } from './test-times.ts';

export interface Stage {
  name: string;
  /** The program and its arguments. `{report}` becomes the report file that `count` reads. */
  command: readonly string[];
  /** Reads the stage's JSON report; without it the stage counts as one. */
  count?: (report: string) => Counts;
  /** Returns the tests that failed, from the same report. */
  failed?: (report: string) => FailedTest[];
  /** Returns the tests that passed only when they were tried again, from the same report. */
  flaky?: (report: string) => ReturnType<typeof flakyTests>;
  /** Returns the time of each test file, from the same report. */
  files?: (report: string) => Duration[];
  /** The stage that must pass first. */
  needs?: string;
  prepare?: () => Promise<NodeJS.ProcessEnv>;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Stages {
  /**
   * Checks, and the build of the few tests that a change reaches, run in turn beside the tests, at a lower priority:
   * they take the time in which those wait.
   */
  checks: Stage[];
  /** Tests run in turn. */
  tests: Stage[];
}

export const codegen: Stage = { name: 'codegen', command: ['tsx', 'scripts/build.ts', 'types'] };

const build: Stage = { name: 'build', command: ['tsx', 'scripts/build.ts'] };

/** Returns all stages, or those of a share such as `1/4`: the first one has the checks. */
export function wholeStages(share?: string): Stages {
  const given = share === undefined ? [] : [`--shard=${share}`];
  const isFirst = share === undefined || share.startsWith('1/');
  return {
    checks: isFirst ? checksOf() : [],
    tests: [build, vitest('unit and integration tests', given), browser(given)],
  };
}

/** Returns the stages for what a change reaches; `screens` are names of screens. */
export function affectedStages(
  { tests, kinds, browser: areas }: Reach,
  files: readonly string[],
  screens: readonly string[],
): Stages {
  const ofKinds = [...testsOfAllKinds, `--testNamePattern=\\b(${kinds.join('|')})\\b`];
  const titles = [
    ...areas.map((area) => `\\b${area}\\.spec\\.ts`),
    ...screens.map((screen) => `\\s${screen} is accessible`),
  ];
  const isBrowserUsed = titles.length > 0;
  return {
    checks: [...(isBrowserUsed ? [build] : []), ...checksOf(files)],
    tests: [
      ...(tests.length > 0 ? [vitest('unit and integration tests', tests)] : []),
      ...(kinds.length > 0 ? [vitest('tests of all kinds', ofKinds)] : []),
      ...(isBrowserUsed ? [browser([`--grep=${titles.join('|')}`])] : []),
    ],
  };
}

const testsOfAllKinds = ['access', 'conformance', 'every-order'].map(
  (name) => `gateway/records/${name}.test.ts`,
);

function checksOf(files?: readonly string[]): Stage[] {
  const among = (endings: RegExp) => files?.filter((file) => endings.test(file)) ?? ['.'];
  const stages: [name: string, program: readonly string[], files: readonly string[]][] = [
    ['lint and types', ['oxlint', '-c', 'oxlint.config.js'], among(/\.[jt]sx?$/)],
    ['lint of GraphQL', ['eslint'], among(/\.graphql$/)],
    ['format', ['oxfmt', '--check'], among(/./)],
  ];
  return stages
    .filter(([, , given]) => given.length > 0)
    .map(([name, program, given]) => ({ name, command: [...program, ...given] }));
}

const vitest = (name: string, given: readonly string[]): Stage => ({
  name,
  command: [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json={report}'],
    ...given,
  ],
  count: countVitest,
  failed: failedVitest,
  files: vitestFiles,
});

const browser = (given: readonly string[]): Stage => ({
  name: 'browser tests',
  command: ['playwright', 'test', '--reporter=dot,json', ...given],
  count: countPlaywright,
  failed: failedPlaywright,
  files: playwrightFiles,
  flaky: flakyTests,
  needs: 'build',
  async prepare() {
    const { ensureBrowser } = await import('./browser.ts');
    return { CHROMIUM_PATH: await ensureBrowser() };
  },
});

function countVitest(report: string): Counts {
  const results = JSON.parse(report) as JsonTestResults;
  const { numTotalTests, numPassedTests: passed, numFailedTests } = results;
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed,
    failed: numFailedTests + brokenFiles.length,
    skipped: numTotalTests - passed - numFailedTests,
  };
}

function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as JSONReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
