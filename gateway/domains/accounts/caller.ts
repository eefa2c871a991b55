import { SESSION_SEEN_STEP_MS } from '../../config/limits.ts';
import { problem } from '../../errors/problem.ts';
import type { Authenticate } from '../../graphql/context.ts';
import type { Caller, Services } from '../../services/services.ts';
import { findCaller, touchSession } from './sessions.store.ts';

/** The specification's two messages, which differ in one capital letter. */
const MISSING = problem('token_missing');
const NOT_VALID = problem('token_invalid');

/** Reads session and account on each request: sign-out, new password and new role apply at once. */
export function authenticator({ db, tokens, config }: Services): Authenticate<Caller> {
  return async (authorization, { address }) => {
    if (!authorization) return { caller: undefined, tokenProblem: MISSING };
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const subject = token === undefined ? undefined : tokens.verify(token);
    const now = new Date();
    const found = subject && (await findCaller(db, subject, now.toISOString()));
    if (!found || (found.account.isDemo === 1 && !config.isDemo)) {
      return { caller: undefined, tokenProblem: NOT_VALID };
    }
    const { account, seenAt } = found;
    if (now.getTime() - Date.parse(seenAt) > SESSION_SEEN_STEP_MS) {
      await touchSession(db, subject.sessionId, { seenAt: now.toISOString(), address });
    }
    return { caller: { account, sessionId: subject.sessionId }, tokenProblem: NOT_VALID };
  };
}
