import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './build.ts';

export interface Duration {
  name: string;
  ms: number;
}

const MOST_FILES = 10;

export function vitestFiles(report: string): Duration[] {
  const { testResults } = JSON.parse(report) as JsonTestResults;
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
}

export function playwrightFiles(report: string): Duration[] {
  const { suites } = JSON.parse(report) as JSONReport;
  return suites.map((suite) => ({ name: join('e2e', suite.file), ms: durationOf(suite) }));
}

function durationOf({ specs, suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum([...results.map(({ duration }) => duration), ...suites.map(durationOf)]);
}

/** Lists each stage, and the slowest files; a file that ran on both stores counts with both. */
export function timesText(stages: readonly Duration[], files: readonly Duration[]): string {
  const byFile = new Map<string, number>();
  for (const { name, ms } of files) byFile.set(name, (byFile.get(name) ?? 0) + ms);
  const slowest = [...byFile]
    .map(([name, ms]) => ({ name, ms }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST_FILES);
  return ['Stages', ...stages.map(line), 'Slowest files', ...slowest.map(line)].join('\n');
}

const line = ({ name, ms }: Duration) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
