import type { Db } from '../../database/database.ts';
import type { PasswordResetRow } from './sign-in.table.ts';

export async function insertPasswordReset(db: Db, reset: PasswordResetRow): Promise<void> {
  await db.insertInto('passwordResets').values(reset).execute();
}

export function consumePasswordReset(
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
