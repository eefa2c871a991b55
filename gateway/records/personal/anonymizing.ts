import type { RecordContext } from '../context.ts';
import type { RecordKind, RecordMapping, Row, Snapshot } from '../declare/record.ts';
import { forgetRecords, idsOfPerson } from '../history/forgetting.ts';
import { deleteChange, updateChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import { rulesOf } from '../write/planned-change.ts';
import type { UnitOfWork } from '../write/unit-of-work.ts';
import { type Attachment, attachmentsOf } from '../attachments.ts';
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
        await forgetAttached(unit, attachment, { host: record.kind, ids, title });
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

/** Empties what is attached to records, or deletes it where its rules forget more than its personal fields. */
async function forgetAttached(
  { db, writeWithoutHistory }: Pick<UnitOfWork, 'db' | 'writeWithoutHistory'>,
  attachment: Attachment,
  { host, ids: hostIds, title }: Hosts,
): Promise<void> {
  const hosts = { kind: host, ids: hostIds };
  const ids = await attachedIds(db, attachment, hosts);
  if (ids.length === 0) return;
  const there = await rowsAttached(db, attachment, hosts);
  const record = attachment.record as RecordKind<RecordState>;
  const { forget } = rulesOf(attachment.record);
  await writeWithoutHistory(
    there.map(({ id }) =>
      forget ? deleteChange(record, { id }) : emptyChange(record, { id }, title),
    ),
  );
  await forgetRecords(db, record, { ids, title });
  await forget?.(db, ids);
}
