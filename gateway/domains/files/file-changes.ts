import { createHash } from 'node:crypto';
import { requireGroup } from '../../records/access.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { type FieldErrors, notFound, refuseErrors, tooLarge } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { uploadLimits } from '../../config/limits.ts';
import { ownerOf } from '../../records/attachments.ts';
import type { ActivityOptions } from '../../records/history/history.ts';
import { type Host, lockHost } from '../../records/hosts.ts';
import { withDerived } from '../../records/declare/declared-record.ts';
import { createChange, deleteRecord } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { lockRecord } from '../../records/write/snapshots.ts';
import { cleanName, isComplete, typeOf } from '../../formats/file-types.ts';
import { makeRoom } from './files.rules.ts';
import { deleteContents, insertContent, listDeletedContents, usedBytes } from './files.store.ts';
import { newAttachment, placeFor } from './attachment-changes.ts';
import { attachmentRecord, fileRecord } from './files.record.ts';
import { readableFile } from './readable-files.ts';
import type { AttachmentRow, FileRow } from '../../records/generated/rows.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

interface Upload {
  files: readonly UploadedFile[];
  isShared: boolean;
  attachedTo?: Host | undefined;
}

type NewFile = Omit<FileRow, 'searchText'> & { bytes: Buffer };

/** Stores files, and attaches them in the same activity. */
export async function keepFiles(context: Context, upload: Upload): Promise<FileRow[]> {
  const accountId = requireCaller(context).account.id;
  const place = upload.attachedTo && (await placeFor(context, upload.attachedTo));
  const files = await newFiles(accountId, upload);
  const attachments = place ? files.map((file) => newAttachment(place, file, accountId)) : [];
  return commit(
    context,
    async (unit) => {
      const { db, write } = unit;
      if (place) await lockHost(context, unit, place);
      // Otherwise two concurrent uploads could exceed the limit together.
      await lockRecord(db, { table: 'accounts' }, accountId);
      await refuseWithoutRoom(db, accountId, files);
      for (const { id, size, createdAt, bytes } of files) {
        await insertContent(db, { id, accountId, size, createdAt, bytes });
      }
      const kept = await write(
        files.map(({ bytes: _bytes, ...row }) =>
          createChange(fileRecord, { row: withDerived<'files'>('File', row) }),
        ),
      );
      await write(attachments.map((row) => createChange(attachmentRecord, { row })));
      return kept.map((state) => state!.row);
    },
    activityAbout(context, attachments),
  );
}

/** The readers of a record are told of what is attached to it, while an activity about a file is its owner's alone. */
function activityAbout({ records }: Context, [first]: readonly AttachmentRow[]): ActivityOptions {
  if (!first) return {};
  const ownerId = ownerOf(records, attachmentRecord, { ...first });
  return { kind: attachmentRecord.kind, title: first.name, ownerId };
}

async function newFiles(accountId: string, { files, isShared }: Upload): Promise<NewFile[]> {
  const errors: FieldErrors = {};
  const made: NewFile[] = [];
  for (const [index, { name, bytes }] of files.entries()) {
    const type = bytes.length > 0 ? await typeOf(bytes, name) : undefined;
    if (type !== undefined && !isComplete(bytes, type)) {
      errors[`files.${index}`] = problem('incomplete');
      continue;
    }
    if (type === undefined) {
      errors[`files.${index}`] = problem(bytes.length > 0 ? 'type_not_accepted' : 'empty');
      continue;
    }
    made.push({
      id: newId(),
      accountId,
      name: cleanName(name, type),
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      isShared: isShared ? 1 : 0,
      createdAt: new Date().toISOString(),
      bytes,
    });
  }
  refuseErrors(errors);
  return made;
}

async function refuseWithoutRoom(db: Db, accountId: string, files: readonly NewFile[]) {
  const gone = makeRoom({
    most: uploadLimits.accountBytes,
    used: await usedBytes(db, accountId),
    added: files.reduce((sum, { size }) => sum + size, 0),
    deleted: await listDeletedContents(db, accountId),
  });
  if (!gone) throw tooLarge({ files: problem('no_room') });
  await deleteContents(db, gone);
}

/** Deletes a file and returns the activity's id. The content stays, for undo. */
export async function removeFile(context: Context, id: string): Promise<string> {
  const accountId = requireCaller(context).account.id;
  const file = await readableFile(context, id);
  if (!file) throw notFound('File');
  if (file.accountId !== accountId) requireGroup(context, 'ADMIN');
  return deleteRecord(context, fileRecord, { id });
}
