import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import type { BoardColumnRow } from './boards.table.ts';

export function findColumn(
  db: Db,
  { boardId, id }: Pick<BoardColumnRow, 'boardId' | 'id'>,
): Promise<BoardColumnRow | undefined> {
  return db
    .selectFrom('boardColumns')
    .selectAll()
    .where('id', '=', id)
    .where('boardId', '=', boardId)
    .executeTakeFirst();
}

export async function columnsByBoardIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('boardColumns')
    .selectAll()
    .where('boardId', 'in', ids)
    .orderBy('boardId')
    .orderBy('rank')
    .execute();
  return grouped(ids, rows, ({ boardId }) => boardId);
}

export async function columnsByIds(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('boardColumns').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function columnPlaces(db: Db, boardId: string) {
  return db
    .selectFrom('boardColumns')
    .select(['id', 'rank'])
    .where('boardId', '=', boardId)
    .orderBy('rank')
    .execute();
}
