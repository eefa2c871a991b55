import { attachmentsOf } from '../attachments.ts';
import type { RecordContext } from '../context.ts';
import { untypedDb } from '../write/snapshots.ts';

const MOST = 1_000;

/** Returns the ids of what is attached to a record of any kind, at most 1,000 of each kind. */
export async function idsAttachedTo(
  { db, records }: Pick<RecordContext, 'db' | 'records'>,
  id: string,
): Promise<string[]> {
  const all = [...records.values()].flatMap((host) => attachmentsOf({ records }, host));
  const links = new Map(all.map((each) => [`${each.record.table}.${each.key}`, each]));
  const ids: string[] = [];
  for (const { record, key } of links.values()) {
    const rows = await untypedDb(db)
      .selectFrom(record.table)
      .select('id')
      .where(key, '=', id)
      .limit(MOST)
      .execute();
    ids.push(...rows.map((row) => String(row.id)));
  }
  return ids;
}
