import { expect, it } from 'vitest';
import { join } from 'node:path';
import {
  failedPlaywright,
  failedText,
  failedVitest,
  flakyTests,
  flakyText,
} from './failed-tests.ts';
import { root } from './build.ts';

const spec = (title: string, status: string, path?: string) => ({
  file: 'chat.spec.ts',
  line: 12,
  title,
  tests: [
    {
      status,
      results: [
        { attachments: path ? [{ name: 'trace', path }] : [] },
        {
          attachments: [],
          error: status === 'unexpected' ? { message: 'Too late\n  at a' } : undefined,
        },
      ],
    },
  ],
});

it('names the tests that passed at the second try, with the trace of the first', () => {
  const suites = [
    {
      specs: [spec('sends', 'expected')],
      suites: [{ specs: [spec('resends', 'flaky', '/t/trace.zip'), spec('fails', 'unexpected')] }],
    },
  ];
  const text = flakyText(flakyTests(JSON.stringify({ suites })));
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^FLAKY: 1 failed at first/),
    '  e2e/chat.spec.ts:12 resends',
    '    npx playwright show-trace /t/trace.zip',
  ]);
});

it('says nothing of a clean run', () => {
  const suites = [{ specs: [spec('sends', 'expected')] }];
  expect(flakyText(flakyTests(JSON.stringify({ suites })))).toBe('');
});

it('names the browser tests that failed twice, with the first line of the error', () => {
  const suites = [{ specs: [spec('sends', 'expected'), spec('fails', 'unexpected')] }];
  expect(failedText(failedPlaywright(JSON.stringify({ suites })))).toBe(
    '  e2e/chat.spec.ts:12 fails\n    Too late',
  );
});

it('names the other tests that failed, and the files that did not load', () => {
  const name = join(root, 'gateway/sum.test.ts');
  const passed = { status: 'passed', fullName: 'adds' };
  const failed = {
    status: 'failed',
    fullName: 'divides',
    failureMessages: ['\x1b[31m1 is not 2\nat'],
  };
  const testResults = [
    { name, status: 'failed', message: '', assertionResults: [passed, failed] },
    { name, status: 'failed', message: 'No such module', assertionResults: [] },
    { name, status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failedVitest(JSON.stringify({ testResults }))).toEqual([
    { name: 'gateway/sum.test.ts divides', message: '1 is not 2' },
    { name: 'gateway/sum.test.ts', message: 'No such module' },
  ]);
});
