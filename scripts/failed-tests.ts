import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './build.ts';

export interface FailedTest {
  /** The test's file and title. */
  name: string;
  /** The first line of its error. */
  message: string;
}

interface FlakyTest {
  /** The test's file, line and title. */
  name: string;
  /** The path of the trace of the run that failed, for `npx playwright show-trace`. */
  trace: string | undefined;
}

export function failedVitest(report: string): FailedTest[] {
  const { testResults } = JSON.parse(report) as JsonTestResults;
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [{ name: file, message: firstLine(message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${file} ${fullName}`,
        message: firstLine(failureMessages?.[0]),
      }));
    });
}

export function failedPlaywright(report: string): FailedTest[] {
  return testsIn(report, 'unexpected').map(({ spec, results }) => ({
    name: nameOf(spec),
    message: firstLine(results.findLast(({ error }) => error)?.error?.message),
  }));
}

/** Returns browser tests that failed, and passed when they were tried once more. */
export function flakyTests(report: string): FlakyTest[] {
  return testsIn(report, 'flaky').map(({ spec, results }) => ({
    name: nameOf(spec),
    trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')
      ?.path,
  }));
}

function testsIn(report: string, status: 'flaky' | 'unexpected') {
  const { suites } = JSON.parse(report) as JSONReport;
  return suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, ...test })))
    .filter((test) => test.status === status);
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const nameOf = ({ file, line, title }: JSONReportSpec) => `e2e/${file}:${line} ${title}`;

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0]!;

/** Stands at the end of a run, where it is found without reading all that was printed. */
export function failedText(failed: readonly FailedTest[]): string {
  return failed.flatMap(({ name, message }) => [`  ${name}`, `    ${message}`]).join('\n');
}

/** Returns the last words of a run that was not clean; empty for one that was. */
export function flakyText(flaky: readonly FlakyTest[]): string {
  if (flaky.length === 0) return '';
  const lines = flaky.flatMap(({ name, trace }) => [
    `  ${name}`,
    ...(trace ? [`    npx playwright show-trace ${trace}`] : []),
  ]);
  return [
    `FLAKY: ${flaky.length} failed at first and passed when tried again. Each is a fault, in the product or in the test:`,
    ...lines,
  ].join('\n');
}
