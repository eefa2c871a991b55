import { notFound } from '../../errors/errors.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { revokeSessions, type WhichSessions } from './sessions.store.ts';

export function signOut(context: Context, isEverywhere: boolean): Promise<number> {
  return end(context, isEverywhere ? {} : { sessionId: sessionOf(context) });
}

/**
 * Ends one session, or every other one when no id is given. Rejects with NotFound when the one has ended or is another
 * account's.
 */
export const endSessions = (context: Context, sessionId?: string | null): Promise<number> =>
  end(context, sessionId == null ? { exceptId: sessionOf(context) } : { sessionId });

/** Returns the caller's session id, for fields where the schema asks for a session. */
export function sessionOf(context: Context): string {
  const { sessionId } = requireCaller(context);
  if (sessionId === undefined) throw new Error('A resolver that needs a session takes API keys.');
  return sessionId;
}

function end(context: Context, which: Omit<WhichSessions, 'accountId'>): Promise<number> {
  const { account } = requireCaller(context);
  const revoke = async ({ db }: UnitOfWork) => {
    const of = { ...which, accountId: account.id };
    const ended = await revokeSessions(db, of, new Date().toISOString());
    if (which.sessionId !== undefined && ended === 0) throw notFound('Session');
    return ended;
  };
  return commit(context, revoke, { action: 'signedOut', kind: 'Account', title: account.name });
}
