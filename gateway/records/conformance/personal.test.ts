import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../database/columns.ts';
import { recordKinds } from '../../testing/record-kinds.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import type { RecordContext } from '../context.ts';
import type { RecordKind } from '../declare/record.ts';
import { anonymize } from '../personal/anonymizing.ts';
import { emptied } from '../personal/emptied.ts';
import {
  columnsFitting,
  hasPersons,
  isForgotten,
  isPersonal,
  listsNotStored,
  partsFitting,
} from '../personal/personal-fields.ts';
import { readSnapshot, untypedDb } from '../write/snapshots.ts';

type Kind = RecordKind<{ row: { id: string } }>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const withPersons = recordKinds.filter(hasPersons);

it('every list that anonymizing empties is a part of its kind', () => {
  expect(withPersons.flatMap(listsNotStored)).toEqual([]);
});

describe.each(withPersons)('$kind', (record) => {
  const { declaration, table } = record;
  const columns = columnsFitting(declaration!, isPersonal);
  const forgotten = columnsFitting(declaration!, isForgotten);

  it('stores what tells of a person where the engine looks for it', async () => {
    const stored = await columnsOf(gateway.store.db);
    const missing = columns.filter(({ column }) => !stored.get(table)?.has(column));
    const ofParts = partsFitting(record, isPersonal).flatMap(({ part, columns: of }) =>
      of.filter(({ column }) => !stored.get(part.table)?.has(column)),
    );
    expect([...missing, ...ofParts].map(({ column }) => column)).toEqual([]);
  });

  it('passes its own checks once it is anonymized, and keeps everything else', async () => {
    const { db } = gateway.store;
    const query = untypedDb(db).selectFrom(table).select('id').orderBy('id').limit(1);
    const found = await query.executeTakeFirst();
    if (!found) return;
    const id = String(found.id);
    const before = (await readSnapshot(db, record, id))!;
    const context = gateway.services as unknown as RecordContext;
    await anonymize(context, record as Kind, { id, name: 'Anonymized' });
    const after = (await readSnapshot(db, record, id))!;
    const names = new Set(forgotten.map(({ column }) => column));
    for (const { column, field } of forgotten) {
      expect([column, after.row[column]]).toEqual([column, emptied(field, 'Anonymized')]);
    }
    for (const { name, column, isReadOnly } of declaration!.fields) {
      if (!(column in before.row) || names.has(column) || isReadOnly) continue;
      expect([name, after.row[column]]).toEqual([name, before.row[column]]);
    }
    for (const { part, columns: of } of partsFitting(record, isForgotten)) {
      const rows = after.parts[part.table]!;
      expect(rows).toHaveLength(part.appendOnly ? before.parts[part.table]!.length : 0);
      for (const { column, field } of of) {
        for (const row of rows) expect(row[column]).toBe(emptied(field, 'Anonymized'));
      }
    }
  });
});
