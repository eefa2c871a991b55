import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { grouped } from '../../store/grouped.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { BoardLabelRow, BoardMemberRow, BoardPage, BoardRow } from './boards.table.ts';

export function findBoard(db: Db, id: string): Promise<BoardRow | undefined> {
  return db.selectFrom('boards').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listBoards(
  db: Db,
  text: string | null | undefined,
  order: Order<keyof BoardRow>,
  page: PageRequest,
): Promise<BoardPage> {
  let query = db.selectFrom('boards').selectAll();
  for (const holds of await textConditions(db, 'boards', text)) query = query.where(holds);
  return pageOf(query, order, page);
}

export async function boardsByIds(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('boards').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function listLabels(db: Db): Promise<BoardLabelRow[]> {
  return db.selectFrom('boardLabels').selectAll().orderBy('position').orderBy('id').execute();
}

/** Takes ids or numbers; an unknown one stays as it is. */
export async function labelIdsOf(db: Db, named: readonly string[]): Promise<string[]> {
  const labels = await listLabels(db);
  const byNumber = new Map(labels.map(({ createdNumber, id }) => [String(createdNumber), id]));
  return named.map((each) => byNumber.get(each) ?? each);
}

/** After every member. */
const NO_MEMBER_YET = sql<number>`cast(2147483647 as integer)`;

/** Including accounts that `insertMissingMembers` would add. */
export function listMembers(db: Db, { inOrderMade = false } = {}): Promise<BoardMemberRow[]> {
  const columns = ['id', 'name', 'avatar'] as const;
  const staff = staffOf(db).select(columns).select(NO_MEMBER_YET.as('createdNumber'));
  const people = db
    .selectFrom('boardMembers')
    .select([...columns, 'createdNumber'])
    .union(staff);
  const ordered = inOrderMade ? people.orderBy('createdNumber') : people;
  return ordered.orderBy('name').orderBy('id').execute();
}

/** Adds accounts that may edit when they are first used. */
export async function insertMissingMembers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const missing = await staffOf(db)
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', ids)
    .execute();
  if (missing.length === 0) return;
  await db
    .insertInto('boardMembers')
    .values(missing)
    .onConflict((found) => found.doNothing())
    .execute();
}

/** Accounts that may edit, can sign in, and are not members yet. */
function staffOf(db: Db) {
  return db
    .selectFrom('accounts')
    .where('role', '<>', 'GUEST')
    .where('disabledAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('boardMembers').select('id').whereRef('boardMembers.id', '=', 'accounts.id'),
        ),
      ),
    );
}

export async function idsAmong(
  db: Db,
  table: 'boardMembers' | 'boardLabels',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export const membersByBoardIds = (db: Db, ids: readonly string[]) => listMembersOf(db, ids, 'name');

export const membersInOrderMadeByBoardIds = (db: Db, ids: readonly string[]) =>
  listMembersOf(db, ids, 'createdNumber');

async function listMembersOf(db: Db, ids: readonly string[], order: 'name' | 'createdNumber') {
  const rows = await db
    .selectFrom('boardMemberships')
    .innerJoin('boardMembers', 'boardMembers.id', 'boardMemberships.memberId')
    .select(['boardId', 'id', 'name', 'avatar'])
    .where('boardId', 'in', ids)
    .orderBy(order)
    .orderBy('id')
    .execute();
  return grouped(ids, rows, ({ boardId }) => boardId);
}
