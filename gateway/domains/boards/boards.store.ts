import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { grouped } from '../../database/grouped.ts';
import { inNameOrder } from '../../formats/folding.rules.ts';
import { rowsById, rowsOfEach } from '../../database/rows-by.ts';
import type { BoardLabelRow } from '../../records/generated/rows.ts';
import type { BoardMemberRow } from './boards.table.ts';

export const boardsByIds = rowsById('boards');
export const columnsByIds = rowsById('boardColumns');
export const cardsByIds = rowsById('cards');
export const labelsByIds = rowsById('boardLabels');
export const labelsByCardIds = rowsOfEach('cardLabels', 'cardId', 'position');

export async function countCards(db: Db, boardId: string): Promise<number> {
  const { total } = await db
    .selectFrom('cards')
    .innerJoin('boardColumns', 'boardColumns.id', 'cards.columnId')
    .select(sql<number>`count(*)`.as('total'))
    .where('boardId', '=', boardId)
    .executeTakeFirstOrThrow();
  return total;
}

export function listLabels(db: Db): Promise<BoardLabelRow[]> {
  return db.selectFrom('boardLabels').selectAll().orderBy('position').orderBy('id').execute();
}

const AFTER_EVERY_MEMBER = sql<number>`cast(2147483647 as integer)`;

/** Returns the board's members, including accounts that `membersAmong` would add. */
export async function listMembers(db: Db, { inOrderMade = false } = {}): Promise<BoardMemberRow[]> {
  const columns = ['id', 'name', 'avatar'] as const;
  const staff = staffOf(db).select(columns).select(AFTER_EVERY_MEMBER.as('createdNumber'));
  const people = db
    .selectFrom('boardMembers')
    .select([...columns, 'createdNumber'])
    .union(staff);
  const ordered = inOrderMade ? people.orderBy('createdNumber') : people;
  const members = await ordered.orderBy('name').orderBy('id').execute();
  return inOrderMade ? members : inNameOrder(members);
}

/** Returns those of the ids that are members. Adds accounts that may edit when they are first used. */
export async function membersAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const staff = staffOf(db).select(['id', 'name', 'avatar']);
  const missing = await staff.where('id', 'in', ids).execute();
  if (missing.length > 0) {
    await db
      .insertInto('boardMembers')
      .values(missing)
      .onConflict((found) => found.doNothing())
      .execute();
  }
  return new Set((await rowsById('boardMembers')(db, ids)).keys());
}

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

const membersBy = (order: 'name' | 'createdNumber') => async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('boardMemberships')
    .innerJoin('boardMembers', 'boardMembers.id', 'boardMemberships.memberId')
    .select(['boardId', 'id', 'name', 'avatar'])
    .where('boardId', 'in', ids)
    .orderBy(order)
    .orderBy('id')
    .execute();
  const ordered = order === 'name' ? inNameOrder(rows) : rows;
  return grouped(ids, ordered, ({ boardId }) => boardId);
};

export const membersByBoardIds = membersBy('name');
export const membersInOrderMadeByBoardIds = membersBy('createdNumber');
