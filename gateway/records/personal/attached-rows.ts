import type { Db } from '../../database/database.ts';
import type { Attachment } from '../attachments.ts';
import type { Row } from '../declare/record.ts';
import { snapshotIn } from '../history/activities.rules.ts';
import { untypedDb } from '../write/snapshots.ts';

interface Hosts {
  kind: string;
  ids: readonly string[];
}

type AttachedRow = Row & { id: string };

/** Returns the rows that are attached to the records, in the order of their ids. */
export async function rowsAttached(
  db: Db,
  { record, key, kindKey }: Attachment,
  { kind, ids }: Hosts,
): Promise<AttachedRow[]> {
  const rows = await untypedDb(db)
    .selectFrom(record.table)
    .selectAll()
    .where(kindKey, '=', kind)
    .where(key, 'in', ids)
    .orderBy('id')
    .execute();
  return rows as AttachedRow[];
}

/**
 * Returns the ids of all that is or was attached to the records, of which the history can tell. Leaves out what is
 * attached to another record by now.
 */
export async function attachedIds(db: Db, attachment: Attachment, hosts: Hosts): Promise<string[]> {
  const there = (await rowsAttached(db, attachment, hosts)).map(({ id }) => id);
  const told = await idsInHistory(db, attachment, hosts);
  const moved = await untypedDb(db)
    .selectFrom(attachment.record.table)
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
  { record, key, kindKey }: Attachment,
  { kind, ids }: Hosts,
): Promise<string[]> {
  const rows = await db
    .selectFrom('activityChanges')
    .select(['recordId', 'before', 'after'])
    .where('kind', '=', record.kind)
    .where(({ eb, or }) =>
      or(
        ids.flatMap((id) => {
          const pair = `%${JSON.stringify({ [key]: id }).slice(1, -1)}%`;
          return [eb('before', 'like', pair), eb('after', 'like', pair)];
        }),
      ),
    )
    .execute();
  const isOn = (json: string | null) => {
    const row = snapshotIn(json)?.row;
    return row?.[kindKey] === kind && ids.includes(String(row[key]));
  };
  return rows.filter(({ before, after }) => isOn(before) || isOn(after)).map((row) => row.recordId);
}
