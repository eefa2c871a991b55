import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ensureBrowser } from './browser.ts';
import {
  type FailedTest,
  failedPlaywright,
  failedText,
  failedVitest,
  flakyTests,
  flakyText,
} from './failed-tests.ts';
import { type Duration, playwrightFiles, timesText, vitestFiles } from './test-times.ts';

interface Stage {
  name: string;
  /** `{report}` becomes the report file that `count` reads. */
  command: string;
  /** From the stage's JSON report; without it the stage counts as one. */
  count?: (report: string) => Counts;
  /** Tests that failed, from the same report. */
  failed?: (report: string) => FailedTest[];
  /** What passed only when it was tried again, from the same report. */
  flaky?: (report: string) => ReturnType<typeof flakyTests>;
  /** Time of each test file, from the same report. */
  files?: (report: string) => Duration[];
  /** The stage that must pass first. */
  needs?: string;
  prepare?: () => Promise<NodeJS.ProcessEnv>;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const codegen: Stage = { name: 'codegen', command: 'tsx scripts/build.ts types' };

/** In turn beside the tests, at a lower priority: they take the time in which those wait. */
const checks: Stage[] = [
  { name: 'lint and types', command: 'oxlint -c oxlint.config.js' },
  { name: 'lint of GraphQL', command: 'eslint .' },
  { name: 'format', command: 'oxfmt --check .' },
];

/** In turn. */
const tests: Stage[] = [
  { name: 'build', command: 'tsx scripts/build.ts' },
  {
    name: 'unit and integration tests',
    command: 'vitest run --reporter=default --reporter=json --outputFile.json={report}',
    count: countVitest,
    failed: failedVitest,
    files: vitestFiles,
  },
  {
    name: 'browser tests',
    command: 'playwright test --reporter=dot,json',
    count: countPlaywright,
    failed: failedPlaywright,
    files: playwrightFiles,
    flaky: flakyTests,
    needs: 'build',
    prepare: async () => ({ CHROMIUM_PATH: await ensureBrowser() }),
  },
];

/** A third of a test's share of a processor that both want. */
const LOWER_PRIORITY = 5;

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'retaguarda-test-'));
const failedStages: string[] = [];
const stageTimes: Duration[] = [];
const fileTimes: Duration[] = [];
const failedTests: FailedTest[] = [];
const flaky: ReturnType<typeof flakyTests> = [];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

const startedAt = Date.now();
await report(codegen);
const checked = reportBeside(checks);
for (const stage of tests) await report(stage);
say(await checked);
stageTimes.push({ name: 'everything', ms: Date.now() - startedAt });
rmSync(reports, { recursive: true, force: true });
say(`\n${timesText(stageTimes, fileTimes)}`);
say(
  failedStages.length > 0 ? `\nFailed: ${failedStages.join(', ')}\n${failedText(failedTests)}` : '',
);
if (flaky.length > 0) say(`\n${flakyText(flaky)}\n`);
say(describe(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function report(stage: Stage): Promise<void> {
  say(`\n== ${stage.name}`);
  say(await counted(stage, () => run(stage)));
}

/** Answers what is to be printed when the tests have ended. */
async function reportBeside(stages: readonly Stage[]): Promise<string> {
  const written: string[] = [];
  for (const stage of stages) {
    written.push(`\n== ${stage.name}`);
    const attend = async (child: ChildProcess) => {
      if (child.pid) setPriority(child.pid, LOWER_PRIORITY);
      const outputs = [text(child.stdout!), text(child.stderr!)];
      const [hasPassed, ...texts] = await Promise.all([passes(child), ...outputs]);
      written.push(...texts.map((each) => each.trimEnd()).filter(Boolean));
      return hasPassed;
    };
    written.push(await counted(stage, () => run(stage, ['ignore', 'pipe', 'pipe'], attend)));
  }
  return written.join('\n');
}

async function counted(stage: Stage, counts: () => Promise<Counts>): Promise<string> {
  const startedAt = Date.now();
  const { passed, failed, skipped } = await counts();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) failedStages.push(stage.name);
  const ms = Date.now() - startedAt;
  stageTimes.push({ name: stage.name, ms });
  return `== ${stage.name}: ${describe({ passed, failed, skipped })} in ${(ms / 1000).toFixed(1)} s`;
}

async function run(
  stage: Stage,
  stdio: StdioOptions = 'inherit',
  attend = passes,
): Promise<Counts> {
  const failure = { passed: 0, failed: 1, skipped: 0 };
  if (stage.needs && failedStages.includes(stage.needs)) {
    say(`Not run, because this stage failed: ${stage.needs}`);
    return failure;
  }
  try {
    const file = join(reports, `${stage.name}.json`);
    return countsOf(stage, file, await attend(await start(stage, file, stdio)));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return failure;
  }
}

async function start(stage: Stage, file: string, stdio: StdioOptions): Promise<ChildProcess> {
  const [program = '', ...rest] = stage.command.split(' ');
  const written = rest.map((argument) => argument.replace('{report}', file));
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(await stage.prepare?.()),
  };
  return spawn(program, written, { cwd: root, stdio, env });
}

async function passes(child: ChildProcess): Promise<boolean> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

function countsOf(stage: Stage, file: string, hasPassed: boolean): Counts {
  if (!stage.count) return { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
  if (!existsSync(file)) throw new Error('It ended without a report.');
  const written = readFileSync(file, 'utf8');
  fileTimes.push(...(stage.files?.(written) ?? []));
  failedTests.push(...(stage.failed?.(written) ?? []));
  flaky.push(...(stage.flaky?.(written) ?? []));
  const counts = stage.count(written);
  // No test at all is a failure, and so is an error outside tests.
  const isAmiss = !hasPassed || counts.passed === 0;
  return { ...counts, failed: Math.max(counts.failed, Number(isAmiss)) };
}

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

function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
