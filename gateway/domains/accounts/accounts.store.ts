import { PostgresAdapter, sql } from 'kysely';
import { searchedTerms } from '../../database/text-search.ts';
import { holdsTerms, searchText } from '../../formats/search-text.rules.ts';
import type { Db } from '../../database/database.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import type { AccountPage, AccountRow, Role } from './accounts.table.ts';

/** `email` must be normalised. */
export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

interface AccountFilter {
  role?: readonly Role[] | null | undefined;
  text?: string | null | undefined;
  isDisabled?: boolean | null | undefined;
}

export async function listAccounts(
  db: Db,
  { role: roles, text, isDisabled }: AccountFilter,
  page: PageRequest,
): Promise<AccountPage> {
  let query = db.selectFrom('accounts').selectAll();
  if (roles) query = query.where(({ eb, or }) => or(roles.map((role) => eb('role', '=', role))));
  if (text) query = query.where('id', 'in', await idsOfNamed(db, text));
  if (isDisabled != null) query = query.where('disabledAt', isDisabled ? 'is not' : 'is', null);
  return pageOf(query, { column: 'email', direction: 'ascending' }, page);
}

/** Accounts are few: they are compared here, because no store folds texts. */
async function idsOfNamed(db: Db, text: string): Promise<string[]> {
  const terms = searchedTerms('text', text);
  const accounts = await db.selectFrom('accounts').select(['id', 'name', 'email']).execute();
  const found = accounts.filter(({ name, email }) => holdsTerms(searchText([name, email]), terms));
  return found.length > 0 ? found.map(({ id }) => id) : [''];
}

export async function reachableSaIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'SA')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Serializes changes that may remove the last SA. Take no lock after this one: it could deadlock. */
export async function lockLastSa(db: Db): Promise<void> {
  // SQLite runs one transaction at a time.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtext('the last SA'))`.execute(db);
}
