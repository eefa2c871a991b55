import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import type { FileRow } from '../../records/generated/rows.ts';
import type { FileContentRow, FilePage } from './files.table.ts';

const PIECE_BYTES = 256 * 1024;

/** Reads each piece when the last was sent. */
export async function* readBytes(
  db: Db,
  { id, size }: Pick<FileRow, 'id' | 'size'>,
): AsyncGenerator<Buffer, void> {
  for (let start = 0; start < size; start += PIECE_BYTES) {
    const { piece } = await db
      .selectFrom('fileContents')
      .select(sql<Uint8Array>`substr(bytes, ${start + 1}, ${PIECE_BYTES})`.as('piece'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    yield Buffer.from(piece);
  }
}

export function listFiles(db: Db, accountId: string, page: PageRequest): Promise<FilePage> {
  const query = db.selectFrom('files').selectAll().where('accountId', '=', accountId);
  return pageOf(query, { column: 'createdAt', direction: 'descending' }, page);
}

/** Returns the bytes that the account's files use, without deleted ones. */
export async function usedBytes(db: Db, accountId: string): Promise<number> {
  const { used } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('used'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(used ?? 0);
}

/** Returns contents that only deleted files use, oldest first. */
export function listDeletedContents(db: Db, accountId: string) {
  return db
    .selectFrom('fileContents')
    .select(['id', 'size'])
    .where('accountId', '=', accountId)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('files').select('id').where('accountId', '=', accountId),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function insertContent(db: Db, content: FileContentRow): Promise<void> {
  await db.insertInto('fileContents').values(content).execute();
}

export async function deleteContents(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('fileContents').where('id', 'in', ids).execute();
}
