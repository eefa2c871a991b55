import { forbidden } from '../errors/errors.ts';
import { type Problem, problem } from '../errors/problem.ts';

/** The roles; each has all permissions of those after it. */
export const roles = ['SA', 'ADMIN', 'EDITOR', 'GUEST'] as const;

export type Role = (typeof roles)[number];

export interface Caller {
  /** The session's id; undefined for a program with an API key. */
  sessionId?: string | undefined;
  account: { id: string; name: string; role: Role };
}

/** The author of a change: without a caller it is the gateway itself. */
export interface Author {
  caller?: Caller | undefined;
}

export interface Called<Own extends Caller = Caller> {
  caller: Own | undefined;
  /** The error when nobody is signed in: the token is missing or invalid. */
  tokenProblem: Problem;
}

/** Returns the caller of a request whose group was checked. Throws when nobody is signed in. */
export function requireCaller<Own extends Caller>({ caller }: { caller: Own | undefined }): Own {
  if (!caller) throw new Error('A resolver that needs a caller stands on a @public field.');
  return caller;
}

/** Throws Forbidden for a program with an API key. */
export function requireSession({ caller }: Pick<Called, 'caller'>): void {
  if (caller && caller.sessionId === undefined) throw forbidden(problem('needs_session'));
}
