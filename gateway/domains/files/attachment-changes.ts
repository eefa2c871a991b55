import { newId } from '../../database/new-id.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { requireWrite } from '../../records/access.ts';
import { hostOf } from '../../records/attachments.ts';
import { requireCaller } from '../../records/caller.ts';
import type { RecordContext } from '../../records/context.ts';
import { capitalNoun, type RecordKind } from '../../records/declare/record.ts';
import { unknownRecord } from '../../records/declare/unknown-record.ts';
import type { AttachmentRow, FileRow } from '../../records/generated/rows.ts';
import { type Host, lockHost, readableRow, requireReadableHost } from '../../records/hosts.ts';
import { readableNote } from '../../records/notes/note-changes.ts';
import { noteRecord } from '../../records/notes/notes.record.ts';
import { rowLoaderOf } from '../../records/read/row-loader.ts';
import { createChange, deleteRecord } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { attachmentRecord } from './files.record.ts';
import { hostIn, readableFile } from './readable-files.ts';

/** The record that files are attached to, and the note on it that they belong to. */
export interface Place {
  host: RecordKind;
  id: string;
  noteId: string | null;
}

/** Returns where files are attached. Throws when the caller cannot change the record, or did not write the note. */
export async function placeFor(context: RecordContext, { kind, id }: Host): Promise<Place> {
  if (kind !== noteRecord.kind) return writable(context, { kind, id }, null);
  const note = await readableNote(context, id);
  if (!note) throw notFound(capitalNoun(noteRecord));
  requireWrite(context, noteRecord, { action: 'update', row: { ...note } });
  return writable(context, { kind: note.recordKind, id: note.recordId }, id);
}

function writable(context: RecordContext, { kind, id }: Host, noteId: string | null): Place {
  const host = attachable(context, kind);
  requireWrite(context, host, { action: 'update' });
  return { host, id, noteId };
}

/** Returns the kind to whose records files can be attached. Throws INVALID for any other. */
function attachable(context: Pick<RecordContext, 'records'>, kind: string): RecordKind {
  const record = hostOf(context, attachmentRecord, kind);
  if (!record) throw invalid({ kind: problem('not_attachable') });
  return record;
}

export async function requireReadableAttachments(
  context: RecordContext,
  { kind, id }: Host,
): Promise<void> {
  if (kind !== noteRecord.kind) return requireReadableHost(context, attachable(context, kind), id);
  if (!(await readableNote(context, id))) throw notFound(capitalNoun(noteRecord));
}

export const newAttachment = (
  { host, id, noteId }: Place,
  { id: fileId, name }: Pick<FileRow, 'id' | 'name'>,
  accountId: string,
): AttachmentRow => ({
  ...{ id: newId(), fileId, recordKind: host.kind, recordId: id, noteId, name, accountId },
  createdAt: new Date().toISOString(),
});

/** Attaches a file that the caller can read to a record that they can change. */
export async function attachFile(
  context: RecordContext,
  { fileId, ...to }: Host & { fileId: string },
) {
  const place = await placeFor(context, to);
  const file = await readableFile(context, fileId);
  if (!file) throw invalid({ fileId: unknownRecord('File') });
  const row = newAttachment(place, file, requireCaller(context).account.id);
  return commit(context, async (unit) => {
    await lockHost(context, unit, place);
    const [attachment] = await unit.write([createChange(attachmentRecord, { row })]);
    return { attachment: attachment!.row, activityId: unit.activityId };
  });
}

/** Removes a file from a record that the caller can change, a file of their own from each that they can read. */
export async function detachFile(context: RecordContext, { id }: Pick<Host, 'id'>) {
  const { load } = context;
  const found = (await load(rowLoaderOf('attachments'), id)) as AttachmentRow | undefined;
  const row = found && (await readableRow(context, hostIn(found)));
  if (!row) throw notFound(capitalNoun(attachmentRecord));
  const file = await load(rowLoaderOf('files'), found.fileId);
  if (file?.accountId !== requireCaller(context).account.id) {
    requireWrite(context, context.records.get(found.recordKind)!, { action: 'update', row });
    const note = found.noteId && (await load(rowLoaderOf('notes'), found.noteId));
    if (note) requireWrite(context, noteRecord, { action: 'update', row: note });
  }
  return { id, activityId: await deleteRecord(context, attachmentRecord, { id }) };
}
