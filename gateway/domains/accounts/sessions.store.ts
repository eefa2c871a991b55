import type { Db } from '../../database/database.ts';
import type { AccountRow, SessionRow } from './accounts.table.ts';
import type { TokenSubject } from '../../services/services.ts';

/** Undefined when the session has ended or the account is disabled or deleted. */
export function findCaller(
  db: Db,
  { accountId, sessionId }: TokenSubject,
  now: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .selectAll('accounts')
    .where('sessions.id', '=', sessionId)
    .where('sessions.accountId', '=', accountId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('accounts.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function revokeSessions(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId?: string | undefined },
  now: string,
): Promise<number> {
  let sessions = db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null);
  if (sessionId !== undefined) sessions = sessions.where('id', '=', sessionId);
  return Number((await sessions.executeTakeFirst()).numUpdatedRows);
}
