import { isDeepStrictEqual } from 'node:util';
import { type FieldErrors, invalid } from '../graphql/errors.ts';
import type { Database, Db } from '../store/database.ts';
import { chunksOf } from '../store/chunks.ts';
import { anyOf, MOST_IDS } from './copies.ts';
import type { Changed, RecordCopy, Row, Stored } from './record.ts';

interface Named {
  table: keyof Database;
  id: string;
  field: string;
  problem: string;
}

/** Throws INVALID for a reference to what is not there; one that a record has already is left alone. */
export async function refuseUnknownReferences(
  db: Db,
  record: Stored,
  changes: readonly Changed<RecordCopy>[],
): Promise<void> {
  const named = changes.flatMap((change) => newReferences(record, change));
  const errors: FieldErrors = {};
  for (const table of new Set(named.map((each) => each.table))) {
    const ofTable = named.filter((each) => each.table === table);
    const known = await idsIn(
      db,
      table,
      ofTable.map(({ id }) => id),
    );
    for (const { id, field, problem } of ofTable) if (!known.has(id)) errors[field] ??= problem;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function newReferences(record: Stored, { before, after }: Changed<RecordCopy>): Named[] {
  if (!after) return [];
  const { references, parts = [] } = record;
  const own = namedIn(references, after.row).filter(({ field, id }) => before?.row[field] !== id);
  const ofParts = parts.flatMap(({ table, field = table, references: partReferences }) => {
    const rows = after.parts[table] ?? [];
    if (!partReferences || isDeepStrictEqual(rows, before?.parts[table])) return [];
    return rows.flatMap((row, index) =>
      namedIn(partReferences, row).map((each) => ({
        ...each,
        field: `${field}.${index}.${each.field}`,
      })),
    );
  });
  return [...own, ...ofParts];
}

function namedIn(references: Stored['references'] = {}, row: Row): Named[] {
  return Object.entries(references).flatMap(([field, { table, problem }]) => {
    const id = row[field];
    return typeof id === 'string' ? [{ table, id, field, problem }] : [];
  });
}

async function idsIn(db: Db, table: keyof Database, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of chunksOf([...new Set(ids)], MOST_IDS)) {
    const rows = await anyOf(db).selectFrom(table).select('id').where('id', 'in', some).execute();
    for (const { id } of rows) known.add(String(id));
  }
  return known;
}
