import type { Db } from '../../store/database.ts';
import { namedIds } from '../../store/named-ids.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { Gender, UserPage, UserRow } from './users.table.ts';

export interface UserFilter {
  ids?: readonly string[] | null;
  text?: string | null;
  isActive?: boolean | null;
  gender?: readonly Gender[] | null;
}

type UserOrder = Order<keyof UserRow>;

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listUsers(
  db: Db,
  filter: UserFilter,
  order: UserOrder,
  page: PageRequest,
): Promise<UserPage> {
  return pageOf(matching(db, filter).selectAll(), order, page);
}

export function matching(db: Db, { ids, text, isActive, gender }: UserFilter) {
  let query = db.selectFrom('users');
  if (ids) query = query.where('id', 'in', namedIds(ids));
  if (isActive != null) query = query.where('isActive', '=', isActive ? 1 : 0);
  if (gender) {
    const genders = [...new Set(gender)];
    query = query.where(({ eb, or }) => or(genders.map((each) => eb('gender', '=', each))));
  }
  if (text) query = query.where(({ and }) => and(textConditions(text)));
  return query;
}

export async function isGuidTaken(db: Db, guid: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('guid', '=', guid)
    .executeTakeFirst();
  return found !== undefined;
}

export function insertUser(db: Db, user: UserRow): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((found) => found.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateUser(
  db: Db,
  { id, version }: Pick<UserRow, 'id' | 'version'>,
  changes: Partial<UserRow>,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteUser(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
