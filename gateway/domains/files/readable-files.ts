import { mayRead } from '../../records/access.ts';
import { requireCaller } from '../../records/caller.ts';
import type { RecordContext } from '../../records/context.ts';
import type { AttachmentRow, FileRow } from '../../records/generated/rows.ts';
import { readableRow } from '../../records/hosts.ts';
import { rowLoaderOf } from '../../records/read/row-loader.ts';
import { attachmentsByFiles, listAttachable } from './attachments.store.ts';

/** Returns a file of the caller's own, a shared one, or one that is attached to a record that they can read. */
export async function readableFile(
  context: RecordContext,
  id: string,
): Promise<FileRow | undefined> {
  const file = (await context.load(rowLoaderOf('files'), id)) as FileRow | undefined;
  if (!file) return undefined;
  const isOwn = file.accountId === requireCaller(context).account.id;
  if (isOwn || file.isShared === 1) return file;
  return (await readableAttachments(context, id)).length > 0 ? file : undefined;
}

/** Returns the attachments of a file to records that the caller can read, the oldest first. */
export async function readableAttachments(
  context: RecordContext,
  fileId: string,
): Promise<AttachmentRow[]> {
  const all = (await context.load(attachmentsByFiles, fileId)) ?? [];
  const rows = await Promise.all(all.map((each) => readableRow(context, hostIn(each))));
  return all.filter((_each, index) => rows[index]);
}

/** Returns the newest files of the caller's own, and those on records that they can read. */
export async function attachableFiles(context: RecordContext, text: string): Promise<FileRow[]> {
  const readable = [...context.records.values()].filter((record) => mayRead(context, record));
  const found = await listAttachable(context.db, {
    ...{ text, accountId: requireCaller(context).account.id },
    sharedKinds: readable.filter(({ owner }) => !owner).map(({ kind }) => kind),
  });
  const files = await Promise.all(found.map(({ id }) => readableFile(context, id)));
  return files.flatMap((file) => file ?? []);
}

export const hostIn = ({ recordKind: kind, recordId: id }: AttachmentRow) => ({ kind, id });
