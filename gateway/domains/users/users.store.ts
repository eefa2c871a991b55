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

function matching(db: Db, { ids, text, isActive, gender }: UserFilter) {
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

export async function selectUserIds(db: Db, filter: UserFilter, most: number): Promise<string[]> {
  const rows = await matching(db, filter).select('id').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}
