import type { RecordContext } from '../context.ts';
import type { RecordKind, RecordMapping, StateIn } from '../declare/record.ts';
import { updateChange } from './changes.ts';
import { rowsOf } from './snapshots.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface Move {
  from: string;
  to: string;
  /** Refuses more than the caller allows. */
  refuseMany: (count: number) => void;
}

/**
 * Lets all records that refer to one refer to another of its kind. What is not told of in activities, such as records
 * that belong to one account, moves without history. Returns the number of the others.
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
  let count = 0;
  for (const { kind, ...column } of record.referringKinds ?? []) {
    const rows = await rowsOf(db, column, [from], ['id', column.key]);
    const others = (rows as { id: string }[]).filter(({ id }) => id !== to);
    count += others.length;
    refuseMany(count);
    if (others.length > 0) await write(others.map(moved(records.get(kind)!, column.key)));
  }
  for (const { kindKey, ...column } of record.referencedBy ?? []) {
    const of = [...records.values()].find(({ table }) => table === column.table)!;
    const rows = await rowsOf(
      db,
      column,
      [from],
      ['id', column.key, ...(kindKey ? [kindKey] : [])],
    );
    const others = rows.filter((row) => !kindKey || row[kindKey] === record.kind);
    await writeWithoutHistory((others as { id: string }[]).map(moved(of, column.key)));
  }
  return count;
}
