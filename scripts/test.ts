import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { changedFiles, reachOf, reachText, screensIn } from './affected.ts';
import { type FailedTest, failedText, type flakyTests, flakyText } from './failed-tests.ts';
import {
  affectedStages,
  codegen,
  type Counts,
  type Stage,
  type Stages,
  wholeStages,
} from './test-stages.ts';
import { type Duration, timesText } from './test-times.ts';

/** The niceness that leaves a third of a test's share of a processor that both want. */
const LOWER_PRIORITY = 5;

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'retaguarda-test-'));
const failedStages: string[] = [];
const stageTimes: Duration[] = [];
const fileTimes: Duration[] = [];
const failedTests: FailedTest[] = [];
const flaky: ReturnType<typeof flakyTests> = [];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Whether each stage that has begun passes. */
const outcomes = new Map<string, Promise<boolean>>();

const startedAt = Date.now();
const stages = await stagesAskedFor();
await report(codegen);
const checked = reportBeside(stages.checks);
for (const stage of stages.tests) await report(stage);
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

/** Reads `--affected [commit]`: what the changes since it reach, by default the last; and `--shard 1/4`, a share. */
async function stagesAskedFor(): Promise<Stages> {
  const { values, positionals } = parseArgs({
    options: { affected: { type: 'boolean' }, shard: { type: 'string' } },
    allowPositionals: true,
  });
  if (!values.affected) return wholeStages(values.shard);
  const [commit = 'HEAD'] = positionals;
  const files = changedFiles(commit);
  const reach = reachOf(files);
  say(`${files.length} files changed since ${commit}. ${reachText(reach)}`);
  if (reach.below !== undefined) return wholeStages(values.shard);
  const present = files.filter((file) => existsSync(join(root, file)));
  return affectedStages(reach, present, await screensIn(reach.screens));
}

async function report(stage: Stage): Promise<void> {
  say(`\n== ${stage.name}`);
  say(await counted(stage, () => run(stage)));
}

/** Resolves to what is to be printed when the tests have ended. */
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
  const counting = counts();
  outcomes.set(
    stage.name,
    counting.then(({ failed: count }) => count === 0),
  );
  const { passed, failed, skipped } = await counting;
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
  if (stage.needs && !(await outcomes.get(stage.needs))) {
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
  const [program = '', ...rest] = stage.command;
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

function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
