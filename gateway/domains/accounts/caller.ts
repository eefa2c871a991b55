import { problem } from '../../errors/problem.ts';
import type { Authenticate } from '../../graphql/context.ts';
import type { Caller, Services } from '../../services/services.ts';
import { findCaller } from './sessions.store.ts';

/** The specification's two messages, which differ in one capital letter. */
const MISSING = problem('token_missing');
const NOT_VALID = problem('token_invalid');

/** Reads session and account on each request: sign-out, new password and new role apply at once. */
export function authenticator({ db, tokens, config }: Services): Authenticate<Caller> {
  return async (authorization) => {
    if (!authorization) return { caller: undefined, tokenProblem: MISSING };
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const subject = token === undefined ? undefined : tokens.verify(token);
    const account = subject && (await findCaller(db, subject, new Date().toISOString()));
    const mayEnter = account && (config.isDemo || account.isDemo === 0);
    return {
      caller: mayEnter ? { account, sessionId: subject.sessionId } : undefined,
      tokenProblem: NOT_VALID,
    };
  };
}
