import type { Authenticate } from '../../graphql/context.ts';
import type { Services } from '../../services.ts';
import { findCaller } from './sessions.store.ts';
import type { AccountRow } from './accounts.table.ts';

export interface Caller {
  account: AccountRow;
  sessionId: string;
}

/** The specification's two messages, which differ in one capital letter. */
const MISSING = 'Invalid Authorization token';
const NOT_VALID = 'Invalid authorization token';

/** Reads session and account on each request: sign-out, new password and new role apply at once. */
export function authenticator({ db, tokens, config }: Services): Authenticate {
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
