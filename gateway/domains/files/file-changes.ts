import { createHash } from 'node:crypto';
import { mayRead, requireGroup, requireWrite } from '../../records/access.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import {
  type FieldErrors,
  invalid,
  notFound,
  refuseErrors,
  tooLarge,
} from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { uploadLimits } from '../../config/limits.ts';
import { hostOf } from '../../records/attachments.ts';
import { createChange, deleteChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { lockRecord } from '../../records/write/snapshots.ts';
import { cleanName, isComplete, typeOf } from '../../formats/file-types.ts';
import { makeRoom } from './files.rules.ts';
import {
  deleteContents,
  findFile,
  insertContent,
  listDeletedContents,
  usedBytes,
} from './files.store.ts';
import { fileRecord } from './files.record.ts';
import type { FileRow } from '../../records/generated/rows.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

interface Upload {
  files: readonly UploadedFile[];
  isShared: boolean;
  attachedTo?: Attached | undefined;
}

export interface Attached {
  kind: string;
  id: string;
}

type NewFile = FileRow & { bytes: Buffer };

export async function keepFiles(context: Context, upload: Upload): Promise<FileRow[]> {
  const accountId = requireCaller(context).account.id;
  const { attachedTo } = upload;
  if (attachedTo) {
    requireWrite(context, attachable(context, attachedTo.kind), { action: 'update' });
  }
  const files = await newFiles(accountId, upload);
  return commit(context, async ({ db, lock, write }) => {
    if (attachedTo) {
      const found = await lock(context.records.get(attachedTo.kind)!, [attachedTo.id]);
      if (found.size === 0) throw notFound(attachedTo.kind);
    }
    // Otherwise two concurrent uploads could exceed the limit together.
    await lockRecord(db, { table: 'accounts' }, accountId);
    await refuseWithoutRoom(db, accountId, files);
    for (const { id, size, createdAt, bytes } of files) {
      await insertContent(db, { id, accountId, size, createdAt, bytes });
    }
    const kept = await write(
      files.map(({ bytes: _bytes, ...row }) => createChange(fileRecord, { row })),
    );
    return kept.map((state) => state!.row);
  });
}

/** Throws Invalid for a kind to which no file can be attached, such as one whose records are somebody's own. */
export function attachable(context: Pick<Context, 'records'>, kind: string) {
  const record = hostOf(context, fileRecord, kind);
  if (!record || record.owner) throw invalid({ kind: problem('not_attachable') });
  return record;
}

/**
 * Returns a file of the caller's own, or a shared one; a file that is attached to a record is for those who may read
 * that.
 */
export async function readableFile(context: Context, id: string): Promise<FileRow | undefined> {
  const accountId = requireCaller(context).account.id;
  const file = await findFile(context.db, { id, accountId });
  if (!file?.recordKind || file.accountId === accountId) return file;
  const record = context.records.get(file.recordKind);
  return record && mayRead(context, record) ? file : undefined;
}

async function newFiles(
  accountId: string,
  { files, isShared, attachedTo }: Upload,
): Promise<NewFile[]> {
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
      isShared: isShared || attachedTo !== undefined ? 1 : 0,
      recordKind: attachedTo?.kind ?? null,
      recordId: attachedTo?.id ?? null,
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
  return commit(context, async ({ activityId, db, write }) => {
    const file = await readableFile({ ...context, db }, id);
    if (!file) throw notFound('File');
    if (file.accountId !== accountId) requireGroup(context, 'ADMIN');
    await write([deleteChange(fileRecord, { id })]);
    return activityId;
  });
}
