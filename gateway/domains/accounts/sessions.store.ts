import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Role } from '../../records/caller.ts';
import type { AccountRow, SessionRow } from './accounts.table.ts';
import { meetsItsRole } from './second-factor-conditions.ts';
import type { TokenSubject } from '../../services/services.ts';

const lastUse = sql<string>`coalesce(seen_at, sessions.created_at)`;

/**
 * Returns the session's caller; undefined when the session has ended, or the account is disabled or lacks a second
 * factor that its role needs.
 */
export async function findCaller(
  db: Db,
  { accountId, sessionId }: TokenSubject,
  now: string,
): Promise<{ account: AccountRow; seenAt: string } | undefined> {
  const found = await openSessions(db, accountId, now)
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .selectAll('accounts')
    .select(lastUse.as('seenAt'))
    .where('sessions.id', '=', sessionId)
    .where('accounts.disabledAt', 'is', null)
    .where(meetsItsRole)
    .executeTakeFirst();
  if (!found) return undefined;
  const { seenAt, ...account } = found;
  return { account, seenAt };
}

/** Returns the role of the account of each of these sessions that is still open. */
export async function rolesOfSessions(
  db: Db,
  ids: readonly string[],
  now: string,
): Promise<Map<string, Role>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['sessions.id', 'accounts.role'])
    .where('sessions.id', 'in', ids)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('accounts.disabledAt', 'is', null)
    .where(meetsItsRole)
    .execute();
  return new Map(rows.map(({ id, role }) => [id, role]));
}

export const listSessions = (db: Db, accountId: string, now: string): Promise<SessionRow[]> =>
  openSessions(db, accountId, now)
    .selectAll()
    .orderBy(lastUse, 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

const openSessions = (db: Db, accountId: string, now: string) =>
  db
    .selectFrom('sessions')
    .where('sessions.accountId', '=', accountId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now);

export async function insertSession(db: Db, session: Insertable<SessionRow>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function touchSession(
  db: Db,
  id: string,
  use: Pick<SessionRow, 'seenAt' | 'address'>,
): Promise<void> {
  await db.updateTable('sessions').set(use).where('id', '=', id).execute();
}

export interface WhichSessions {
  accountId: string;
  sessionId?: string | undefined;
  exceptId?: string | undefined;
}

/**
 * Ends one session of the account, or all but `exceptId`, and returns their number. Without `sessionId`, sign-ins that
 * wait for their second factor end too.
 */
export async function revokeSessions(
  db: Db,
  { accountId, sessionId, exceptId }: WhichSessions,
  now: string,
): Promise<number> {
  let sessions = db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
  if (sessionId === undefined)
    await db.deleteFrom('pendingSignIns').where('accountId', '=', accountId).execute();
  else sessions = sessions.where('id', '=', sessionId);
  if (exceptId !== undefined) sessions = sessions.where('id', '!=', exceptId);
  return Number((await sessions.executeTakeFirst()).numUpdatedRows);
}

interface SessionUse {
  openSessions: number;
  lastSeenAt: string | null;
}

export async function sessionUseByAccountIds(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, SessionUse>> {
  const now = new Date().toISOString();
  const isOpen = sql`revoked_at is null and expires_at > ${now}`;
  const { rows } = await sql<{ accountId: string; openSessions: number; lastSeenAt: string }>`
    select account_id, sum(is_open) as open_sessions, max(last_use) as last_seen_at
    from (
      select account_id, ${lastUse} as last_use, case when ${isOpen} then 1 else 0 end as is_open
      from sessions where account_id in (${sql.join(accountIds)})
      union all
      select account_id, seen_at, 0 from api_keys where account_id in (${sql.join(accountIds)})
    ) as uses
    group by account_id
  `.execute(db);
  return new Map(
    rows.map(({ accountId, openSessions, lastSeenAt }) => [
      accountId,
      { openSessions: Number(openSessions), lastSeenAt },
    ]),
  );
}
