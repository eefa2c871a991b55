import type { RecordContext } from '../context.ts';
import type { RecordKind, RecordMapping, Row, Snapshot } from '../declare/record.ts';
import { forgetRecords, idsOfPerson } from '../history/forgetting.ts';
import { deleteChange, updateChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import { rulesOf } from '../write/planned-change.ts';
import type { UnitOfWork } from '../write/unit-of-work.ts';
import { rowsByIds } from '../write/snapshots.ts';
import { type Attachment, attachmentsOf } from '../attachments.ts';
import {
  type Contents,
  contentsOf,
  idsOfContents,
  idsWithoutAttachment,
} from './attached-contents.ts';
import { attachedIds, rowsAttached } from './attached-rows.ts';
import { emptied } from './emptied.ts';
import {
  columnsFitting,
  hasPersons,
  isForgotten,
  listsNotStored,
  partsFitting,
} from './personal-fields.ts';

interface Anonymizing {
  id: string;
  version?: number | null | undefined;
  /** Replaces required texts, and the title of the record in the history. */
  name: string;
}

interface RecordState {
  row: { id: string };
}

/**
 * Empties what tells of a person in a record and in what is attached to it, and deletes all copies of both from the
 * history, those of the records that were merged into it too. Cannot be undone. Returns the row.
 */
export function anonymize<State extends RecordState>(
  context: RecordContext,
  record: RecordKind<State>,
  { id, version, name }: Anonymizing,
): Promise<State['row']> {
  const title = name.trim();
  const change = emptyChange(record, { id, version }, title);
  return commit(
    context,
    async (unit) => {
      const [state] = await unit.write([change]);
      const ids = await idsOfPerson(unit.db, record, id);
      await forgetRecords(unit.db, record, { ids, title });
      for (const attachment of attachmentsOf(context, record)) {
        await forgetAttached(unit, context, attachment, { host: record.kind, ids, title });
      }
      return state!.row;
    },
    { action: 'anonymized', isForgetful: true },
  );
}

const emptyChange = <State extends RecordState>(
  record: RecordKind<State>,
  which: Pick<Anonymizing, 'id' | 'version'>,
  name: string,
) =>
  updateChange(record, which, (before) => {
    const { row, parts } = withoutPerson(record, before as unknown as Snapshot, name);
    return { row: row as Partial<State['row']>, parts };
  });

/** Returns the columns and parts of a record without what tells of a person. Throws for a kind that has no persons. */
function withoutPerson(
  record: RecordMapping,
  { parts }: Pick<Snapshot, 'row' | 'parts'>,
  name: string,
): { row: Row; parts: Snapshot['parts'] } {
  const { kind, declaration } = record;
  if (!declaration || !hasPersons(record)) throw new Error(`${kind} has no personal field.`);
  const [missing] = listsNotStored(record);
  if (missing !== undefined) throw new Error(`No part of ${kind} stores its ${missing}.`);
  const empty = (columns: ReturnType<typeof columnsFitting>) =>
    Object.fromEntries(columns.map(({ column, field }) => [column, emptied(field, name)]));
  return {
    row: empty(columnsFitting(declaration, isForgotten)),
    parts: Object.fromEntries(
      partsFitting(record, isForgotten).map(({ part, columns }) => [
        part.table,
        part.appendOnly
          ? (parts[part.table] ?? []).map((row) => ({ ...row, ...empty([...columns]) }))
          : [],
      ]),
    ),
  };
}

interface Hosts {
  host: string;
  ids: readonly string[];
  title: string;
}

/** Empties what is attached to records, or deletes it where more than its personal fields is forgotten. */
async function forgetAttached(
  unit: UnitOfWork,
  { records }: Pick<RecordContext, 'records'>,
  attachment: Attachment,
  { host, ids: hostIds, title }: Hosts,
): Promise<void> {
  const { db, writeWithoutHistory } = unit;
  const hosts = { kind: host, ids: hostIds };
  const ids = await attachedIds(db, attachment, hosts);
  if (ids.length === 0) return;
  const there = await rowsAttached(db, attachment, hosts);
  const record = attachment.record as RecordKind<RecordState>;
  const { forget } = rulesOf(attachment.record);
  const contents = contentsOf(records, record);
  const attached = contents && (await idsOfContents(db, { attachment, contents, ids }));
  await writeWithoutHistory(
    there.map(({ id }) =>
      forget || contents ? deleteChange(record, { id }) : emptyChange(record, { id }, title),
    ),
  );
  await forgetRecords(db, record, { ids, title });
  await forget?.(db, ids);
  if (contents) await forgetContents(unit, { attachment, contents }, { ...attached!, title });
}

interface Attached {
  now: readonly string[];
  ever: readonly string[];
  title: string;
}

/** Deletes what lost its last attachment, and forgets what was deleted before. */
async function forgetContents(
  { db, writeWithoutHistory }: UnitOfWork,
  of: { attachment: Attachment; contents: Contents },
  { now, ever, title }: Attached,
): Promise<void> {
  const { record } = of.contents;
  const left = await idsWithoutAttachment(db, of, [...now, ...ever]);
  const there = await rowsByIds(db, record, left);
  const ids = left.filter((id) => now.includes(id) || !there.has(id));
  if (ids.length === 0) return;
  const stored = ids.filter((id) => there.has(id));
  await writeWithoutHistory(stored.map((id) => deleteChange(record, { id })));
  await forgetRecords(db, record, { ids, title });
  await rulesOf(record).forget!(db, ids);
}
