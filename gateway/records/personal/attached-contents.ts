import type { Db } from '../../database/database.ts';
import type { Attachment } from '../attachments.ts';
import type { RecordKind, RecordMapping, Row } from '../declare/record.ts';
import { snapshotIn } from '../history/activities.rules.ts';
import { rulesOf } from '../write/planned-change.ts';
import { rowsByIds, rowsOf } from '../write/snapshots.ts';

/** A kind such as files, whose records are attached by those of another kind, and the column by which they are. */
export interface Contents {
  record: RecordKind<{ row: { id: string } }>;
  key: string;
}

/** Returns the kind with contents beside its rows that another kind attaches. */
export function contentsOf(
  records: ReadonlyMap<string, RecordKind>,
  { references = {} }: RecordMapping,
): Contents | undefined {
  for (const [key, { table }] of Object.entries(references)) {
    const record = [...records.values()].find((each) => each.table === table);
    if (record && rulesOf(record).forget) return { record: record as Contents['record'], key };
  }
  return undefined;
}

interface Attached {
  attachment: Pick<Attachment, 'record'>;
  contents: Contents;
  /** Ids of what is or was attached. */
  ids: readonly string[];
}

/** Returns the ids of what the attachments attach, or attached as far as the history tells. */
export async function idsOfContents(
  db: Db,
  { attachment: { record }, contents: { key }, ids }: Attached,
): Promise<{ now: string[]; ever: string[] }> {
  const rows = [...(await rowsByIds(db, record, ids)).values()];
  const copies = await db
    .selectFrom('activityChanges')
    .select(['before', 'after'])
    .where('kind', '=', record.kind)
    .where('recordId', 'in', ids)
    .execute();
  const told = copies.flatMap(({ before, after }) => [snapshotIn(before), snapshotIn(after)]);
  const idIn = (row: Row | undefined) => (row ? String(row[key]) : []);
  return {
    now: rows.flatMap(idIn),
    ever: told.flatMap((snapshot) => idIn(snapshot?.row)),
  };
}

/** Returns which of them nothing attaches any longer. */
export async function idsWithoutAttachment(
  db: Db,
  { attachment, contents: { key } }: Omit<Attached, 'ids'>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(db, { table: attachment.record.table, key }, ids, ['id', key]);
  const attached = new Set(rows.map((row) => row[key]));
  return [...new Set(ids)].filter((id) => !attached.has(id));
}
