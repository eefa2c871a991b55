import { expect, it } from 'vitest';
import { recordKinds } from '../../testing/record-kinds.ts';
import { searchedFields } from '../declare/declare.ts';
import type { RecordPart, Row } from '../declare/record.ts';
import { applyRules } from '../write/planned-change.ts';

const searched = recordKinds.flatMap((record) => {
  const names = record.declaration ? searchedFields(record.declaration) : [];
  const texts = record.declaration?.fields.filter(
    ({ name, type }) => names.includes(name) && type === 'String',
  );
  return (texts ?? []).map(({ name, column }) => ({ kind: record.kind, name, column, record }));
});

const tablesOf = (parts: readonly RecordPart[] = []): string[] =>
  parts.flatMap((part) => [part.table, ...tablesOf(part.parts)]);

it('knows kinds with searched fields', () => {
  expect(searched.length).toBeGreaterThan(20);
});

it.each(searched)('finds a $kind by its $name, whatever else it derives', ({ column, record }) => {
  const given = { buyerName: '', sellerName: '', senderName: '', message: '' };
  const row: Row = { ...given, orderNo: '', kind: 'company', stage: 'lead', [column]: 'marker' };
  const parts = Object.fromEntries(tablesOf(record.parts).map((table) => [table, []]));
  const { after } = applyRules(record, { row, parts, links: {} });
  expect(after.row).toMatchObject({ searchText: expect.stringContaining('marker') });
});
