import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ensureBrowser } from './browser.ts';
import { type Duration, playwrightFiles, timesText, vitestFiles } from './test-times.ts';

interface Stage {
  name: string;
  /** `{report}` becomes the report file that `count` reads. */
  command: string;
  /** From the stage's JSON report; without it the stage counts as one. */
  count?: (report: string) => Counts;
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

/** Stages of a step run at once. */
const steps: Stage[][] = [
  [{ name: 'codegen', command: 'tsx scripts/build.ts types' }],
  [
    { name: 'format', command: 'prettier --check .' },
    { name: 'lint', command: 'eslint .' },
    { name: 'types', command: 'tsc --noEmit' },
    { name: 'build', command: 'tsx scripts/build.ts' },
  ],
  [
    {
      name: 'unit and integration tests',
      command: 'vitest run --reporter=default --reporter=json --outputFile.json={report}',
      count: countVitest,
      files: vitestFiles,
    },
  ],
  [
    {
      name: 'browser tests',
      command: 'playwright test --reporter=dot,json',
      count: countPlaywright,
      files: playwrightFiles,
      needs: 'build',
      prepare: async () => ({ CHROMIUM_PATH: await ensureBrowser() }),
    },
  ],
];

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'retaguarda-test-'));
const failedStages: string[] = [];
const stageTimes: Duration[] = [];
const fileTimes: Duration[] = [];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

for (const step of steps) await Promise.all(step.map((stage) => report(stage, step.length > 1)));
rmSync(reports, { recursive: true, force: true });
say(`\n${timesText(stageTimes, fileTimes)}`);
say(failedStages.length > 0 ? `\nFailed: ${failedStages.join(', ')}` : '');
say(describe(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** A stage that runs beside others prints its output at its end. */
async function report(stage: Stage, isBesideOthers: boolean): Promise<void> {
  const startedAt = Date.now();
  if (!isBesideOthers) say(`\n== ${stage.name}`);
  const counts = await run(stage, isBesideOthers);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed > 0) failedStages.push(stage.name);
  const ms = Date.now() - startedAt;
  stageTimes.push({ name: stage.name, ms });
  say(`== ${stage.name}: ${describe(counts)} in ${(ms / 1000).toFixed(1)} s`);
}

async function run(stage: Stage, isBesideOthers: boolean): Promise<Counts> {
  const failure = { passed: 0, failed: 1, skipped: 0 };
  if (stage.needs && failedStages.includes(stage.needs)) {
    say(`Not run, because this stage failed: ${stage.needs}`);
    return failure;
  }
  try {
    const file = join(reports, `${stage.name}.json`);
    return countsOf(stage, file, await execute(stage, file, isBesideOthers));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return failure;
  }
}

/** False on failure. */
async function execute(stage: Stage, file: string, isBesideOthers: boolean): Promise<boolean> {
  const [program = '', ...rest] = stage.command.split(' ');
  const child = spawn(
    program,
    rest.map((argument) => argument.replace('{report}', file)),
    {
      cwd: root,
      stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        ...(await stage.prepare?.()),
      },
    },
  );
  const [[code], ...written] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ]);
  if (isBesideOthers) say(`\n== ${stage.name}\n${written.join('')}`.trimEnd());
  return code === 0;
}

function countsOf(stage: Stage, file: string, hasPassed: boolean): Counts {
  if (!stage.count) return { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
  if (!existsSync(file)) throw new Error('It ended without a report.');
  const written = readFileSync(file, 'utf8');
  fileTimes.push(...(stage.files?.(written) ?? []));
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
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
