import type { Context } from './graphql/context.ts';
import { refuseStale, StaleVersion } from './graphql/current-record.ts';
import { notFound } from './graphql/errors.ts';
import { recorded, type Recording } from './recording.ts';
import type { Db } from './store/database.ts';
import type { RecordKind } from './records/record.ts';

interface Wanted<Row> {
  record: RecordKind;
  id: string;
  find: (db: Db, id: string) => Promise<Row | undefined>;
}

/** Changes a stored record. `write` answers undefined for a stale one: a Conflict with the current record. */
export function changeRecord<Row, Changed>(
  context: Context,
  { record, id, find }: Wanted<Row>,
  write: (recording: Recording, stored: Row) => Promise<Changed | undefined>,
): Promise<Changed> {
  const changed = recorded(context, async (recording) => {
    await recording.touch(record, id);
    const stored = await find(recording.db, id);
    if (!stored) throw notFound(record.kind);
    const written = await write(recording, stored);
    if (!written) throw new StaleVersion();
    return written;
  });
  return refuseStale(context, { field: record.kind.toLowerCase(), id }, changed);
}

/** Answers the activity that can undo it. */
export function removeRecord(
  context: Context,
  { record, id }: Pick<Wanted<never>, 'record' | 'id'>,
  deleteRow: (db: Db, id: string) => Promise<boolean>,
): Promise<string> {
  return recorded(context, async ({ activityId, db, touch }) => {
    await touch(record, id);
    if (!(await deleteRow(db, id))) throw notFound(record.kind);
    return activityId;
  });
}
