import type { Db } from '../../database/database.ts';
import { tableNameOf } from '../declare/declare.ts';
import type { RecordMapping, Row, Snapshot } from '../declare/record.ts';
import { rowsByIds } from '../write/snapshots.ts';

interface Deleted {
  id: string;
  before: Snapshot | undefined;
}

/** Returns the ids of records that are not restored with another one, because what they are deleted with is gone since. */
export async function idsStayingDeleted(
  db: Db,
  { declaration }: RecordMapping,
  deleted: readonly Deleted[],
): Promise<Set<string>> {
  const staying = new Set<string>();
  for (const { column, reference } of declaration?.fields ?? []) {
    if (reference?.onDelete !== 'CASCADE' || reference.kindColumn) continue;
    const referredBy = (row: Row = {}) =>
      typeof row[column] === 'string' ? row[column] : undefined;
    const ids = deleted.flatMap(({ before }) => referredBy(before?.row) ?? []);
    const there = await rowsByIds(db, { table: tableNameOf(reference.kind) as never }, ids);
    for (const { id, before } of deleted) {
      const other = referredBy(before?.row);
      if (other !== undefined && !there.has(other)) staying.add(id);
    }
  }
  return staying;
}
