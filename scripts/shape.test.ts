import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { domainNames, ownEvictions, undoSpellings } from './client-shape.ts';
import { codeIn, commentShare } from './sources.ts';
import { knownWriters, recordTables, unknownWriters, writers } from './table-writers.ts';

const features = readdirSync('client/features');

it('the engines of the client name no domain', () => {
  expect(domainNames(codeIn('client/core', 'client/ui', 'client/records'), features)).toEqual([]);
});

it('one file of the client runs the undo of the gateway', () => {
  expect(undoSpellings(codeIn('client'))).toHaveLength(1);
});

it('no feature evicts queries itself', () => {
  expect(ownEvictions(codeIn('client/features'))).toEqual([]);
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

it.each([
  ["update: (cache) => evictLists(cache, 'history')", 1],
  ["cache.evict({ id: 'ROOT_QUERY', fieldName: 'boards' })", 1],
  ["update: evictKinds('Board')", 0],
])('in %j it finds %i evictions of its own', (text, count) => {
  expect(ownEvictions([{ path: 'x.ts', text }])).toHaveLength(count);
});

it.each([
  ["useTranslation(['csv', 'customers'])", 1],
  ["t('customers:title')", 1],
  ["t('fields.customers')", 0],
  ['const { customers } = data', 0],
])('in %j it finds %i names of a domain', (text, count) => {
  expect(domainNames([{ path: 'x.ts', text }], ['customers', 'deals'])).toHaveLength(count);
});

it('finds who runs the undo of the gateway', () => {
  const files = [
    { path: 'client/a.ts', text: 'client.mutate({ mutation: RestoreDocument })\n' },
    { path: 'client/b.ts', text: 'client.mutate({ mutation: RestoreVersionDocument })\n' },
    { path: 'client/c.ts', text: '// RestoreDocument\n' },
  ];
  expect(undoSpellings(files)).toEqual(['client/a.ts']);
});
