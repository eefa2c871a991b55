import { newId } from '../../database/new-id.ts';
import { invalid, notFound, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { textErrors } from '../../formats/entered.ts';
import { mentionedIn } from '../../formats/mentions.rules.ts';
import { requireRead, requireWrite } from '../access.ts';
import { hostOf } from '../attachments.ts';
import { type Host, lockHost, readableRow, requireReadableHost } from '../hosts.ts';
import { requireCaller } from '../caller.ts';
import type { RecordContext } from '../context.ts';
import { capitalNoun } from '../declare/record.ts';
import type { NoteRow } from '../generated/rows.ts';
import { rowLoaderOf } from '../read/row-loader.ts';
import { createChange, deleteChange, updateChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import { rowsByIds } from '../write/snapshots.ts';
import type { UnitOfWork } from '../write/unit-of-work.ts';
import { type Mention, mentionRows, mentionsIn } from './mentions.ts';
import { noteRecord } from './notes.record.ts';
import { nextNoteTime } from './notes.store.ts';

const LONGEST = 5_000;

export async function addNote(context: RecordContext, { kind, id, ...written }: Host & Texted) {
  const host = requireNotesAllowed(context, kind);
  requireWrite(context, host, { action: 'update' });
  const text = enteredText(written.text);
  return commit(context, async ({ activityId, db, lock, write }) => {
    const hostRow = await lockHost(context, { lock }, { host, id });
    // Two that are written at once keep the order in which they come.
    const at = await nextNoteTime(db, { kind, id });
    const found = await mentionsIn(db, { record: host, row: hostRow }, { ...written, text });
    const [note] = await write([newNote(context, { kind, id }, { text, at, mentions: found })]);
    return { note: note!.row, activityId };
  });
}

interface NewNote {
  id?: string;
  text: string;
  at: string;
  mentions?: readonly Mention[];
}

/** Returns the change that adds a note of the caller to a record. */
export function newNote(
  context: RecordContext,
  { kind, id: recordId }: Host,
  { id = newId(), text, at, mentions = [] }: NewNote,
) {
  const { id: accountId, name: accountName } = requireCaller(context).account;
  const row: NoteRow = {
    ...{ id, recordKind: kind, recordId, version: 1, editedAt: null },
    ...{ at, accountId, accountName, text },
  };
  return createChange(noteRecord, { row, parts: { noteMentions: mentionRows(id, mentions) } });
}

interface Texted {
  text: string;
  /** Ids of accounts that the text mentions. */
  mentions?: readonly string[];
}

interface Which {
  id: string;
  version?: number | null | undefined;
}

export async function updateNote(
  context: RecordContext,
  { text: sent, mentions = [], ...which }: Which & Texted,
) {
  const text = enteredText(sent);
  return commit(context, async (unit) => {
    const { host, known } = await requireOwnNote(context, unit, which.id);
    const found = await mentionsIn(unit.db, host, { text, mentions, known });
    const [note] = await unit.write([textChange(which, text, () => found)]);
    return { note: note!.row, activityId: unit.activityId };
  });
}

/** Returns the change of a note's text; by default, the mentions whose name the text still has stay. */
export const textChange = (
  which: Which,
  text: string,
  mentioned = (known: readonly Mention[]) => mentionedIn(text, known),
) =>
  updateChange(noteRecord, which, ({ row, parts }) => ({
    ...(row.text !== text && { row: { text, editedAt: new Date().toISOString() } }),
    parts: { noteMentions: mentionRows(row.id, mentioned(parts.noteMentions)) },
  }));

export async function deleteNote(context: RecordContext, { id }: Pick<Which, 'id'>) {
  return commit(context, async (unit) => {
    await requireOwnNote(context, unit, id);
    await unit.write([deleteChange(noteRecord, { id })]);
    return { id, activityId: unit.activityId };
  });
}

function enteredText(text: string): string {
  const entered = text.trim();
  refuseErrors(textErrors([['text', entered, LONGEST, true]]));
  return entered;
}

/** Throws NotFound for a note on a record that the caller cannot read, Forbidden for somebody else's. */
async function requireOwnNote(context: RecordContext, { db, lock }: UnitOfWork, id: string) {
  const { row: note, parts } = (await lock(noteRecord, [id])).get(id) ?? {};
  const host = note && context.records.get(note.recordKind);
  if (!host) throw notFound(capitalNoun(noteRecord));
  const row = (await rowsByIds(db, host, [note.recordId])).get(note.recordId);
  requireRead(context, host, row);
  requireWrite(context, noteRecord, { action: 'update', row: { ...note } });
  requireWrite(context, host, { action: 'update', ...(row && { row }) });
  return { host: { record: host, row }, known: parts?.noteMentions ?? [] };
}

/** Returns a note whose record the caller can read. */
export async function readableNote(context: RecordContext, id: string) {
  const note = (await context.load(rowLoaderOf('notes'), id)) as NoteRow | undefined;
  const host = note && { kind: note.recordKind, id: note.recordId };
  return host && (await readableRow(context, host)) ? note : undefined;
}

/** Returns the kind of a record whose notes the caller can read. Throws like `requireReadableHost`. */
export async function requireReadableNotes(context: RecordContext, { kind, id }: Host) {
  const record = requireNotesAllowed(context, kind);
  await requireReadableHost(context, record, id);
  return record;
}

/** Returns the kind to which a note can be added. Throws INVALID for a kind without notes. */
function requireNotesAllowed(context: Pick<RecordContext, 'records'>, kind: string) {
  const record = hostOf(context, noteRecord, kind);
  if (!record) throw invalid({ kind: problem('not_notable') });
  return record;
}
