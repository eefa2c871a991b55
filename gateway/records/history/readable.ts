import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { RecordMapping } from '../declare/record.ts';

/** Kinds whose records are attached to records of any kind, such as notes, and are read with them. */
export interface Attached {
  kinds: readonly string[];
  /** Kinds with attachable records that the reader cannot read. */
  hiddenHosts: readonly string[];
}

export function attachedIn(
  records: ReadonlyMap<string, RecordMapping>,
  unreadable: readonly string[],
): Attached {
  const standsOnAny = ({ declaration }: RecordMapping) =>
    declaration?.fields.some(({ name }) => name === 'recordKind');
  return {
    kinds: [...records.values()].filter(standsOnAny).map(({ kind }) => kind),
    hiddenHosts: unreadable.filter((kind) => records.get(kind)?.isAttachable),
  };
}

/**
 * Returns the SQL condition that the reader can read the kind of a row and, for a kind such as notes, the kind of the
 * record that the row is attached to. That kind is in the snapshot, so rows without a snapshot are hidden.
 */
export function readableCondition(
  { unreadable, attached }: { unreadable: readonly string[]; attached: Attached },
  columns: { kind: string; activityId: string },
): RawBuilder<SqlBool> {
  const kind = sql.ref(columns.kind);
  const { kinds, hiddenHosts } = attached;
  if (unreadable.length === 0) return sql<SqlBool>`1 = 1`;
  const isOfReadable = sql<SqlBool>`${kind} not in (${sql.join(unreadable)})`;
  if (kinds.length === 0 || hiddenHosts.length === 0) return isOfReadable;
  const snapshot = sql`coalesce(${sql.ref('c.after')}, ${sql.ref('c.before')})`;
  const onHidden = hiddenHosts.map((host) => sql`${snapshot} like ${`%"recordKind":"${host}"%`}`);
  return sql<SqlBool>`${isOfReadable} and not (${kind} in (${sql.join(kinds)}) and exists (
    select 1 from ${sql.table('activityChanges')} as c
    where ${sql.ref('c.activityId')} = ${sql.ref(columns.activityId)}
      and ${sql.ref('c.kind')} in (${sql.join(kinds)})
      and (${snapshot} is null or ${sql.join(onHidden, sql` or `)})
  ))`;
}

/** Whether an activity is about a record of a kind that the reader cannot read, or about something attached to one. */
export async function isOnHiddenRecord(db: Db, id: string, attached: Attached): Promise<boolean> {
  const reader = { unreadable: attached.hiddenHosts, attached };
  const shown = await db
    .selectFrom('activities')
    .select('id')
    .where('id', '=', id)
    .where(readableCondition(reader, { kind: 'activities.kind', activityId: 'activities.id' }))
    .executeTakeFirst();
  return shown === undefined;
}
export interface Reader {
  accountId: string;
  /** Kinds that the reader cannot read; when the reader asks for one record, only for that record. */
  unreadable: readonly string[];
  attached: Attached;
}
