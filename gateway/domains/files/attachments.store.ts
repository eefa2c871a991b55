import type { Db } from '../../database/database.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import { rowsOfEach } from '../../database/rows-by.ts';
import { textConditions } from '../../database/text-search.ts';
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
export const attachmentsByNotes = rowsOfEach('attachments', 'noteId', 'createdAt');

const MOST_ATTACHABLE = 20;

interface Attachable {
  text: string;
  accountId: string;
  /** Kinds of records that the account can read, without those that each account has of its own. */
  sharedKinds: readonly string[];
}

/** Returns the newest files that the account owns, attached to a record of its own, or that are on shared records. */
export async function listAttachable(db: Db, { text, accountId, sharedKinds }: Attachable) {
  const terms = await textConditions(db, 'files', text);
  const query = db
    .selectFrom('files')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('accountId', '=', accountId),
        eb(
          'id',
          'in',
          selectFrom('attachments')
            .select('fileId')
            .where((on) =>
              on.or([on('recordKind', 'in', sharedKinds), on('accountId', '=', accountId)]),
            ),
        ),
      ]),
    );
  return terms
    .reduce((found, term) => found.where(term), query)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ATTACHABLE)
    .execute();
}
