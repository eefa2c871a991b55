import type { Db } from '../../database/database.ts';
import type { RecordKind, RecordMapping, Row } from '../declare/record.ts';
import { untypedDb } from '../write/snapshots.ts';

interface Hosts {
  kind: string;
  ids: readonly string[];
}

type AttachedRow = Row & { id: string };

/** Returns the kinds whose records are attached to records of any kind. */
export const attachmentsIn = (records: ReadonlyMap<string, RecordKind>): RecordKind[] =>
  [...records.values()].filter(({ isAttachment }) => isAttachment);

/** Returns the rows that are attached to the records, in the order of their ids. */
export async function rowsAttached(
  db: Db,
  { table }: RecordMapping,
  { kind, ids }: Hosts,
): Promise<AttachedRow[]> {
  const rows = await untypedDb(db)
    .selectFrom(table)
    .selectAll()
    .where('recordKind', '=', kind)
    .where('recordId', 'in', ids)
    .orderBy('id')
    .execute();
  return rows as AttachedRow[];
}

/**
 * Returns the ids of all that is or was attached to the records, of which the history can tell. Leaves out what is
 * attached to another record by now.
 */
export async function attachedIds(
  db: Db,
  attachment: RecordMapping,
  hosts: Hosts,
): Promise<string[]> {
  const there = (await rowsAttached(db, attachment, hosts)).map(({ id }) => id);
  const told = await idsInHistory(db, attachment, hosts);
  const moved = await untypedDb(db)
    .selectFrom(attachment.table)
    .select('id')
    .where('id', 'in', told.length > 0 ? told : [''])
    .execute();
  const elsewhere = new Set(
    moved.map(({ id }) => id as string).filter((id) => !there.includes(id)),
  );
  return [...new Set([...there, ...told.filter((id) => !elsewhere.has(id))])];
}

async function idsInHistory(
  db: Db,
  { kind: attached }: RecordMapping,
  { kind, ids }: Hosts,
): Promise<string[]> {
  const rows = await db
    .selectFrom('activityChanges')
    .select(['recordId', 'before', 'after'])
    .where('kind', '=', attached)
    .where(({ eb, or }) =>
      or(
        ids.flatMap((id) => {
          const pair = `%${JSON.stringify({ recordId: id }).slice(1, -1)}%`;
          return [eb('before', 'like', pair), eb('after', 'like', pair)];
        }),
      ),
    )
    .execute();
  const isOn = (snapshot: string | null) => {
    if (snapshot === null) return false;
    const { row } = JSON.parse(snapshot) as { row: Row };
    return row.recordKind === kind && ids.includes(String(row.recordId));
  };
  return rows.filter(({ before, after }) => isOn(before) || isOn(after)).map((row) => row.recordId);
}
