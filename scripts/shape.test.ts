import { expect, it } from 'vitest';
import { growth, measures } from './shape.ts';
import { codeIn, commentShare } from './sources.ts';
import { knownWriters, recordTables, unknownWriters, writers } from './table-writers.ts';

it('no measure passes its limit', () => {
  expect(growth(measures)).toEqual([]);
});

it('a measure that passes its limit is named', () => {
  const measure = { name: 'files', now: () => 3, toReach: '1' };
  expect(growth([{ ...measure, limit: 2 }])).toEqual(['files: 3, no more than 2']);
  expect(growth([{ ...measure, limit: 3 }])).toEqual([]);
});

it("no statement but those of records.commit writes a record's table", () => {
  expect(unknownWriters(codeIn('gateway', 'scripts'), recordTables())).toEqual([]);
});

it('every exception still writes one', () => {
  const found = writers(codeIn('gateway'), recordTables()).map(([path]) => path);
  expect([...new Set(found)].sort()).toEqual(Object.keys(knownWriters).sort());
});

it.each([
  ["db.insertInto('boardColumns').values(row)", 1],
  ["db\n  .updateTable(\n    'boards',\n  )", 1],
  ['db.deleteFrom(table)', 1],
  ["db.selectFrom('boards')", 0],
  ["db.insertInto('sessions')", 0],
  ['sql`update board_columns set title = 1`', 1],
  ['sql`delete from boards`', 1],
  ['// db.deleteFrom(table)\n', 0],
])('in %j it finds %i', (text, count) => {
  const tables = new Set(['boards', 'boardColumns']);
  expect(writers([{ path: 'gateway/x.ts', text }], tables)).toHaveLength(count);
  expect(writers([{ path: 'gateway/records/x.ts', text }], tables)).toHaveLength(0);
});

it('counts the lines of comments, not those after code', () => {
  const text = '/**\n * Why.\n */\n// This.\nconst a = 1; // And b.\n';
  expect(commentShare([{ path: 'x.ts', text }])).toBe(80);
});
