import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const native = /\btype\s*[=:]\s*\{?\s*["'`](date|time|datetime-local|month|week)["'`]/;

it('no field is a native one for days or times, which speaks the browser’s language', () => {
  const files = Object.entries(sources).filter(([file]) => !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter(([, text]) => native.test(text)).map(([file]) => file);
  expect(found).toEqual([]);
});

it('the search for native fields finds each way to write one', () => {
  const written = ['<input type="date" />', "<TextInput type={'time'} />", "{ type: 'month' }"];
  expect(written.filter((text) => !native.test(text))).toEqual([]);
});
