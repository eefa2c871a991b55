import { SESSION_SEEN_STEP_MS } from '../../config/limits.ts';
import { problem } from '../../errors/problem.ts';
import type { Authenticate, Device } from '../../graphql/context.ts';
import { lowerRole } from '../../records/access.ts';
import type { Caller, Services } from '../../services/services.ts';
import { KEY_PREFIX } from '../api-keys/api-key-changes.ts';
import { findKeyCaller, touchApiKey } from '../api-keys/api-keys.store.ts';
import { hashOf } from '../accounts/secret-tokens.ts';
import { findCaller, touchSession } from '../accounts/sessions.store.ts';

/** The specification's two messages, which differ in one capital letter. */
const MISSING = problem('token_missing');
const NOT_VALID = problem('token_invalid');

/** Reads session and account on each request: sign-out, new password and new role apply at once. */
export function authenticator(services: Services): Authenticate<Caller> {
  return async (authorization, device) => {
    if (!authorization) return { caller: undefined, tokenProblem: MISSING };
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
    const callerWith = token.startsWith(KEY_PREFIX) ? callerWithKey : callerInSession;
    const caller = await callerWith(services, token, device);
    const isOpen = !!caller && (caller.account.isDemo === 0 || services.config.isDemo);
    return { caller: isOpen ? caller : undefined, tokenProblem: NOT_VALID };
  };
}

type CallerBy = (services: Services, token: string, device: Device) => Promise<Caller | undefined>;

const callerInSession: CallerBy = async ({ db, tokens }, token, { address }) => {
  const subject = tokens.verify(token);
  const now = new Date().toISOString();
  const found = subject && (await findCaller(db, subject, now));
  if (!found) return undefined;
  const { sessionId } = subject;
  if (isLater(now, found.seenAt)) await touchSession(db, sessionId, { seenAt: now, address });
  return { account: found.account, sessionId };
};

const callerWithKey: CallerBy = async ({ db }, token, { address }) => {
  const now = new Date().toISOString();
  const found = await findKeyCaller(db, hashOf(token), now);
  if (!found) return undefined;
  const { account, key } = found;
  if (isLater(now, key.seenAt)) await touchApiKey(db, key.id, { seenAt: now, address });
  return { account: { ...account, role: lowerRole(key.role, account.role) } };
};

const isLater = (now: string, seenAt: string | null) =>
  seenAt === null || Date.parse(now) - Date.parse(seenAt) > SESSION_SEEN_STEP_MS;
