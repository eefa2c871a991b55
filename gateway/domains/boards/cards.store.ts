import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import type { CardRow } from './boards.table.ts';

export function findCard(db: Db, id: string): Promise<CardRow | undefined> {
  return db.selectFrom('cards').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Where the caller expects the card. */
export interface KnownCard {
  boardId: string;
  /** Default: any column of the board. */
  columnId?: string | null;
  id: string;
}

/** Undefined when it is not there. */
export function findCardOn(
  db: Db,
  { boardId, columnId, id }: KnownCard,
): Promise<CardRow | undefined> {
  const query = db
    .selectFrom('cards')
    .innerJoin('boardColumns', 'boardColumns.id', 'cards.columnId')
    .selectAll('cards')
    .where('cards.id', '=', id)
    .where('boardId', '=', boardId);
  return (columnId == null ? query : query.where('columnId', '=', columnId)).executeTakeFirst();
}

export async function cardsByColumnIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('columnId', 'in', ids)
    .orderBy('columnId')
    .orderBy('rank')
    .execute();
  return grouped(ids, rows, ({ columnId }) => columnId);
}

export function cardPlaces(db: Db, columnId: string) {
  return db
    .selectFrom('cards')
    .select(['id', 'rank'])
    .where('columnId', '=', columnId)
    .orderBy('rank')
    .execute();
}

export async function countCards(db: Db, boardId: string): Promise<number> {
  const { total } = await db
    .selectFrom('cards')
    .innerJoin('boardColumns', 'boardColumns.id', 'cards.columnId')
    .select(sql<number>`count(*)`.as('total'))
    .where('boardId', '=', boardId)
    .executeTakeFirstOrThrow();
  return total;
}
