import type { Db } from '../database/database.ts';
import type { RecordKind, Row } from '../records/declare/record.ts';
import type { RecordRow } from '../records/read/read.ts';
import { untypedDb } from '../records/write/snapshots.ts';

/** A part whose rows are one value each, such as tags; a row of a file has them in one cell. */
interface ListPart {
  table: string;
  key: string;
  /** The field of the record that answers the values, and the column of each. */
  field: string;
  lists: string;
}

export const listParts = ({ parts = [] }: Pick<RecordKind, 'parts'>): ListPart[] =>
  parts.flatMap(({ table, key, field, lists }) =>
    field === undefined || lists === undefined ? [] : [{ table, key, field, lists }],
  );

/** Returns records with the values of their lists, in order. */
export async function recordsWithLists(
  db: Db,
  { many, lists }: { many: string; lists: readonly ListPart[] },
  ids: readonly string[],
): Promise<RecordRow[]> {
  const read = (table: string, column: string) =>
    untypedDb(db).selectFrom(table).selectAll().where(column, 'in', ids);
  const rows = (await read(many, 'id').execute()) as RecordRow[];
  const values = new Map<string, Row[]>();
  for (const { table, key, field, lists: column } of lists) {
    for (const row of (await read(table, key).orderBy(column).execute()) as Row[]) {
      const of = `${field} ${String(row[key])}`;
      values.set(of, [...(values.get(of) ?? []), row]);
    }
  }
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      lists.map(({ field, lists: column }) => [
        field,
        (values.get(`${field} ${row.id}`) ?? []).map((each) => each[column]),
      ]),
    ),
  }));
}

/** Returns the values of lists in the rows of a record's parts. */
export const listsIn = (lists: readonly ListPart[], parts: Readonly<Record<string, Row[]>>): Row =>
  Object.fromEntries(
    lists.map(({ table, field, lists: column }) => [
      field,
      (parts[table] ?? []).map((row) => row[column]),
    ]),
  );

/** Returns the rows of parts that a record's lists stand for. */
export const partsIn = (lists: readonly ListPart[], record: Row): Record<string, Row[]> =>
  Object.fromEntries(
    lists.map(({ table, key, field, lists: column }) => [
      table,
      (record[field] as readonly unknown[]).map((value) => ({ [key]: record.id, [column]: value })),
    ]),
  );

export function withoutLists<Stored extends Row>(lists: readonly ListPart[], row: Stored): Stored {
  const fields = new Set(lists.map(({ field }) => field));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !fields.has(name))) as Stored;
}
