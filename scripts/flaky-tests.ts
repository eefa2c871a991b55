import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

interface Flaky {
  /** File, line and title. */
  name: string;
  /** Path of the trace of the run that failed, for `npx playwright show-trace`. */
  trace: string | undefined;
}

/** Browser tests that failed and passed when they were tried once more. */
export function flakyTests(report: string): Flaky[] {
  const { suites } = JSON.parse(report) as JSONReport;
  return suites.flatMap((suite) => flakyIn(suite));
}

function flakyIn({ specs, suites = [] }: JSONReportSuite): Flaky[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({
        name: `e2e/${file}:${line} ${title}`,
        trace: results
          .flatMap(({ attachments }) => attachments)
          .find(({ name }) => name === 'trace')?.path,
      })),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

/** The last words of a run that was not clean; empty for one that was. */
export function flakyText(flaky: readonly Flaky[]): string {
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
