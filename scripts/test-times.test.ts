import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.ts';
import { playwrightFiles, timesText, vitestFiles } from './test-times.ts';

it('says how long each stage took, and the slowest files with all their runs', () => {
  const run = (name: string, endTime: number) => ({
    name: join(root, name),
    startTime: 0,
    endTime,
  });
  const testResults = [run('a.test.ts', 1500), run('b.test.ts', 2000), run('a.test.ts', 1000)];
  const result = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const nested = { specs: [result(400)], suites: [{ specs: [result(600)] }] };
  const suites = [{ file: 'c.spec.ts', ...nested }];
  const files = [
    ...vitestFiles(JSON.stringify({ testResults })),
    ...playwrightFiles(JSON.stringify({ suites })),
  ];
  expect(timesText([{ name: 'lint', ms: 61_000 }], files)).toBe(`Stages
    61.0 s  lint
Slowest files
     2.5 s  a.test.ts
     2.0 s  b.test.ts
     1.0 s  e2e/c.spec.ts`);
  const many = Array.from({ length: 12 }, (_, index) => ({ name: `${index}`, ms: index }));
  expect(timesText([], many).split('\n')).toHaveLength(12);
});
