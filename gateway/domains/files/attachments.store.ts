import type { Db } from '../../database/database.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import { rowsOfEach } from '../../database/rows-by.ts';
import type { Host } from '../../records/hosts.ts';
import type { AttachmentPage, FilePage } from './files.table.ts';

const newestFirst = { column: 'createdAt', direction: 'descending' } as const;

/** Returns the attachments of a record, or of a note alone. */
const attachmentsOn = (db: Db, { kind, id }: Host) =>
  kind === 'Note'
    ? db.selectFrom('attachments').where('noteId', '=', id)
    : db.selectFrom('attachments').where('recordId', '=', id).where('recordKind', '=', kind);

export const listAttachments = (
  db: Db,
  { kind, id, ...page }: PageRequest & Host,
): Promise<AttachmentPage> =>
  pageOf(attachmentsOn(db, { kind, id }).selectAll(), newestFirst, page);

export function listAttached(db: Db, { kind, id, ...page }: PageRequest & Host): Promise<FilePage> {
  const ids = attachmentsOn(db, { kind, id }).select('fileId');
  return pageOf(db.selectFrom('files').selectAll().where('id', 'in', ids), newestFirst, page);
}

export const attachmentsByFiles = rowsOfEach('attachments', 'fileId', 'createdAt');
