import { expect, it } from 'vitest';
import { flakyTests, flakyText } from './flaky-tests.ts';

const spec = (title: string, status: string, path?: string) => ({
  file: 'chat.spec.ts',
  line: 12,
  title,
  tests: [
    {
      status,
      results: [{ attachments: path ? [{ name: 'trace', path }] : [] }, { attachments: [] }],
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
