import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/database.ts';
import { attachmentsOf } from '../attachments.ts';
import type { RecordMapping } from '../declare/record.ts';

/** Kinds whose records are attached to records of any kind, such as notes, and are read with them. */
export interface Attached {
  kinds: readonly string[];
  /** Kinds of records that the reader cannot read, to which something can be attached. */
  hiddenHosts: readonly string[];
  /** Patterns of the snapshots of what is attached to these. */
  patterns: readonly string[];
}

export function attachedIn(
  records: ReadonlyMap<string, RecordMapping>,
  unreadable: readonly string[],
): Attached {
  const links = [...records.values()].flatMap((host) =>
    attachmentsOf({ records }, host).map(({ record, kindKey }) => ({
      host: host.kind,
      kind: record.kind,
      pattern: `%${JSON.stringify({ [kindKey]: host.kind }).slice(1, -1)}%`,
    })),
  );
  const hidden = links.filter(({ host }) => unreadable.includes(host));
  return {
    kinds: [...new Set(links.map(({ kind }) => kind))],
    hiddenHosts: [...new Set(hidden.map(({ host }) => host))],
    patterns: hidden.map(({ pattern }) => pattern),
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
  const { kinds, patterns } = attached;
  if (unreadable.length === 0) return sql<SqlBool>`1 = 1`;
  const isOfReadable = sql<SqlBool>`${kind} not in (${sql.join(unreadable)})`;
  if (patterns.length === 0) return isOfReadable;
  const snapshot = sql`coalesce(${sql.ref('c.after')}, ${sql.ref('c.before')})`;
  const onHidden = patterns.map((pattern) => sql`${snapshot} like ${pattern}`);
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
