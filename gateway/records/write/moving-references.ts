import { isAttaching } from '../attachments.ts';
import type { RecordContext } from '../context.ts';
import type { RecordKind, RecordMapping, Row, StateIn } from '../declare/record.ts';
import { updateChange } from './changes.ts';
import { type ReferringRow, rowsByIds, rowsOf, rowsReferring } from './snapshots.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface Move {
  from: string;
  to: string;
  /** Refuses more than the caller allows. */
  refuseMany: (count: number) => void;
}

/**
 * Lets all records that refer to one refer to another of its kind. What is not told of in activities, such as records
 * that belong to one account, moves without history. Returns the number of the others without what is attached.
 */
export async function moveReferring(
  { db, write, writeWithoutHistory }: UnitOfWork,
  { records }: Pick<RecordContext, 'records'>,
  record: RecordMapping,
  { from, to, refuseMany }: Move,
): Promise<number> {
  const moved = (of: RecordKind, key: string) => (row: { id: string }) =>
    updateChange(of as RecordKind<StateIn<'deals'>>, { id: row.id }, () => ({
      row: { [key]: to },
    }));
  const merged = { kind: record.kind, ids: [from] };
  let [count, attached] = [0, 0];
  for (const { kind, ...column } of record.referringKinds ?? []) {
    const of = records.get(kind)!;
    const referring = (await rowsReferring(db, column, merged)).filter(({ id }) => id !== to);
    const others = await withoutTwins(db, of, { referring, key: column.key, to });
    if (isAttaching(column)) attached += others.length;
    else count += others.length;
    refuseMany(count + attached);
    if (others.length > 0) await write(others.map(moved(of, column.key)));
  }
  for (const column of record.referencedBy ?? []) {
    const of = [...records.values()].find(({ table }) => table === column.table)!;
    const rows = await rowsReferring(db, column, merged);
    await writeWithoutHistory(rows.map(moved(of, column.key)));
  }
  return count;
}

interface Referring {
  referring: readonly ReferringRow[];
  /** The column that refers to the merged record. */
  key: string;
  to: string;
}

/** Leaves out what the other record has as well, such as the same file, which is deleted with the merged one. */
async function withoutTwins(
  db: UnitOfWork['db'],
  { table, uniqueTogether }: RecordKind,
  { referring, key, to }: Referring,
): Promise<readonly ReferringRow[]> {
  if (!uniqueTogether || referring.length === 0) return referring;
  const other = uniqueTogether.filter((column) => column !== key);
  const valuesOf = (row: Row) => JSON.stringify(other.map((column) => row[column]));
  const kept = new Set((await rowsOf(db, { table, key }, [to])).map(valuesOf));
  const rows = await rowsByIds(
    db,
    { table },
    referring.map(({ id }) => id),
  );
  return referring.filter(({ id }) => !kept.has(valuesOf(rows.get(id)!)));
}
