import { conflict } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Db } from '../../database/database.ts';
import { capitalNoun, type RecordKind, type RecordMapping, type Row } from '../declare/record.ts';
import { rowsOf } from './snapshots.ts';
import type { Change, CommitContext } from './unit-of-work.ts';

/**
 * Returns the changes of the records that refer to records which are deleted: those that are deleted with them, and
 * those whose reference is emptied. Throws CONFLICT when one of them must not be left without its reference.
 */
export async function changesOfReferring(
  { db, by }: { db: Db; by: CommitContext },
  record: RecordMapping,
  ids: readonly string[],
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { kind, onDelete, ...column } of record.referringKinds ?? []) {
    const rows = await rowsOf(db, column, ids, ['id', column.key]);
    if (rows.length === 0) continue;
    const referring = by.records?.get(kind) as RecordKind<{ row: { id: string } }> | undefined;
    if (!referring)
      throw new Error(`${kind} refers to ${record.kind}, and the caller knows no ${kind}.`);
    if (onDelete === 'REFUSE') {
      throw conflict(problem('referred_to', { what: capitalNoun(referring), count: rows.length }));
    }
    for (const { id } of rows as { id: string }[]) {
      changes.push(
        onDelete === 'CASCADE'
          ? { record: referring, id, isRemoval: true, apply: () => undefined }
          : { record: referring, id, apply: (before) => withoutReference(before, column.key) },
      );
    }
  }
  return changes;
}

/** A record that is gone meanwhile stays so. */
const withoutReference = (before: unknown, column: string) => {
  const state = before as { row: Row } | undefined;
  return state && { ...state, row: { ...state.row, [column]: null } };
};
