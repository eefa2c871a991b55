import { newId } from '../../database/new-id.ts';
import { invalid, notFound, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { textErrors } from '../../formats/entered.ts';
import { mayRead, requireRead, requireWrite } from '../access.ts';
import { hostOf } from '../attachments.ts';
import { lockHost, requireReadableHost } from '../hosts.ts';
import { requireCaller } from '../caller.ts';
import type { RecordContext } from '../context.ts';
import { capitalNoun } from '../declare/record.ts';
import type { NoteRow } from '../generated/rows.ts';
import { createChange, deleteChange, updateChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import { rowsByIds } from '../write/snapshots.ts';
import type { UnitOfWork } from '../write/unit-of-work.ts';
import { noteRecord } from './notes.record.ts';
import { nextNoteTime } from './notes.store.ts';

const LONGEST = 2_000;

interface OnRecord {
  kind: string;
  id: string;
}

export async function addNote(context: RecordContext, { kind, id, text }: OnRecord & Texted) {
  const host = requireNotesAllowed(context, kind);
  requireWrite(context, host, { action: 'update' });
  const { id: accountId, name: accountName } = requireCaller(context).account;
  const row: NoteRow = {
    ...{ id: newId(), recordKind: kind, recordId: id, version: 1, editedAt: null },
    ...{ at: '', accountId, accountName, text: enteredText(text) },
  };
  return commit(context, async ({ activityId, db, lock, write }) => {
    await lockHost(context, { lock }, { host, id });
    // Two that are written at once keep the order in which they come.
    const at = await nextNoteTime(db, { kind, id });
    const [note] = await write([createChange(noteRecord, { row: { ...row, at } })]);
    return { note: note!.row, activityId };
  });
}

interface Texted {
  text: string;
}

interface Which {
  id: string;
  version?: number | null | undefined;
}

export async function updateNote(context: RecordContext, { text, ...which }: Which & Texted) {
  const entered = enteredText(text);
  const editedAt = new Date().toISOString();
  return commit(context, async (unit) => {
    await requireOwnNote(context, unit, which.id);
    const [note] = await unit.write([
      updateChange(noteRecord, which, ({ row }) =>
        row.text === entered ? {} : { row: { text: entered, editedAt } },
      ),
    ]);
    return { note: note!.row, activityId: unit.activityId };
  });
}

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
  const note = (await lock(noteRecord, [id])).get(id)?.row;
  const host = note && context.records.get(note.recordKind);
  if (!host) throw notFound(capitalNoun(noteRecord));
  const row = (await rowsByIds(db, host, [note.recordId])).get(note.recordId);
  requireRead(context, host, row);
  requireWrite(context, noteRecord, { action: 'update', row: { ...note } });
  requireWrite(context, host, { action: 'update', ...(row && { row }) });
}

/** Returns a note whose record the caller can read. */
export async function readableNote(context: RecordContext, id: string) {
  const { db, records } = context;
  const note = (await rowsByIds(db, noteRecord, [id])).get(id) as NoteRow | undefined;
  const host = note && records.get(note.recordKind);
  const row = host && (await rowsByIds(db, host, [note.recordId])).get(note.recordId);
  return row && mayRead(context, host, row) ? note : undefined;
}

export const requireReadableNotes = (context: RecordContext, { kind, id }: OnRecord) =>
  requireReadableHost(context, requireNotesAllowed(context, kind), id);

/** Returns the kind to which a note can be added. Throws INVALID for a kind without notes. */
function requireNotesAllowed(context: Pick<RecordContext, 'records'>, kind: string) {
  const record = hostOf(context, noteRecord, kind);
  if (!record) throw invalid({ kind: problem('not_notable') });
  return record;
}
