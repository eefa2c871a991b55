import type { Db } from '../../store/database.ts';
import type { AccountRow, PasswordResetRow } from './accounts.table.ts';

/** `email` has to be normalised. */
export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Undefined when the e-mail is taken. */
export function insertAccount(db: Db, account: AccountRow): Promise<AccountRow | undefined> {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict((found) => found.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updatePassword(
  db: Db,
  id: string,
  passwordHash: string,
): Promise<AccountRow | undefined> {
  return db
    .updateTable('accounts')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function insertPasswordReset(db: Db, reset: PasswordResetRow): Promise<void> {
  await db.insertInto('passwordResets').values(reset).execute();
}

/** Marks a reset as used; undefined when there is none that still holds. */
export function spendPasswordReset(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<PasswordResetRow | undefined> {
  return db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}
