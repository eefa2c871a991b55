import type { Db } from '../../database/database.ts';
import type { RecordContext } from '../context.ts';
import { readSnapshots, readSnapshot, rowsReferring } from '../write/snapshots.ts';
import {
  nounOfMapping,
  type Snapshot,
  type Row,
  type RecordKind,
  type RecordMapping,
} from '../declare/record.ts';
import { fieldChanges } from '../history/activities.rules.ts';
import { type Attachment, attachmentsOf, isAttaching } from '../attachments.ts';
import { contentsOf } from './attached-contents.ts';
import { rowsAttached } from './attached-rows.ts';

/**
 * Returns all data stored about a record: itself with its parts, business data that refers to it, what is attached to
 * it, and its history. It contains every field, so that a field that is not marked as personal is not left out.
 */
export async function personalDataOf(
  { db, records }: Pick<RecordContext, 'db' | 'records'>,
  record: RecordMapping,
  id: string,
): Promise<Row | undefined> {
  const snapshot = await readSnapshot(db, record, id);
  if (!snapshot) return undefined;
  const others: Row = {};
  for (const column of record.referringKinds ?? []) {
    const referring = records.get(column.kind);
    if (!referring || referring.owner || isAttaching(column)) continue;
    const rows = await rowsReferring(db, column, { kind: record.kind, ids: [id] });
    const ids = rows.map((row) => String(row.id));
    const snapshots = await readSnapshots(db, referring, ids);
    const found = [...snapshots.values()].map((each) => shown(referring, each));
    others[column.table] = [...((others[column.table] as Row[] | undefined) ?? []), ...found];
  }
  for (const attachment of attachmentsOf<RecordKind>({ records }, record)) {
    const rows = await rowsAttached(db, attachment, { kind: record.kind, ids: [id] });
    others[attachment.record.table] = rows.map((row) => shownAttached(attachment, row));
    const contents = contentsOf(records, attachment.record);
    if (!contents) continue;
    const attached = rows.map((row) => String(row[contents.key]));
    const snapshots = await readSnapshots(db, contents.record, attached);
    others[contents.record.table] = [...snapshots.values()].map((each) =>
      shown(contents.record, each),
    );
  }
  return {
    [nounOfMapping(record)]: shown(record, snapshot),
    ...others,
    history: await historyOf(db, record, id),
  };
}

const isDerived = (column: string, { declaration }: RecordMapping) =>
  /^(version|searchText|createdNumber|.+Key)$/.test(column) &&
  !declaration?.fields.some((field) => field.column === column);

const shown = (record: RecordMapping, { row, parts }: Snapshot): Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([column]) => !isDerived(column, record))),
  ...parts,
});

function shownAttached({ record, key, kindKey }: Attachment, row: Row): Row {
  const own = Object.entries(row).filter(([name]) => ![key, kindKey].includes(name));
  return shown(record, { row: Object.fromEntries(own), parts: {}, links: {} });
}

async function historyOf(db: Db, record: RecordMapping, id: string): Promise<Row[]> {
  const changes = await db
    .selectFrom('activityChanges')
    .innerJoin('activities', 'activities.id', 'activityChanges.activityId')
    .select(['activities.at', 'activities.accountName', 'activityChanges.action'])
    .select(['activityChanges.title', 'activityChanges.before', 'activityChanges.after'])
    .where('activityChanges.kind', '=', record.kind)
    .where('activityChanges.recordId', '=', id)
    .orderBy('activities.number')
    .execute();
  return changes.map(({ at, accountName: by, action, title, ...snapshots }) => ({
    ...{ at, by, action, title },
    changes: fieldChanges(snapshots, record).map(({ field, before, after }) => ({
      field,
      before: before === null ? null : (JSON.parse(before) as unknown),
      after: after === null ? null : (JSON.parse(after) as unknown),
    })),
  }));
}
