import { forbidden } from '../errors/errors.ts';
import { type Problem, problem } from '../errors/problem.ts';

/** From the one that may do most. */
export const roles = ['SA', 'ADMIN', 'EDITOR', 'GUEST'] as const;

export type Role = (typeof roles)[number];

export interface Caller {
  /** Undefined for a program with an API key. */
  sessionId?: string | undefined;
  account: { id: string; name: string; role: Role };
}

export interface Called<Own extends Caller = Caller> {
  caller: Own | undefined;
  /** When nobody is signed in: the token is missing, or not valid. */
  tokenProblem: Problem;
}

/** The caller, where the group was checked before. */
export function callerOf<Own extends Caller>({ caller }: { caller: Own | undefined }): Own {
  if (!caller) throw new Error('A resolver that needs a caller stands on a @public field.');
  return caller;
}

/** Throws Forbidden for a program with an API key. */
export function requireSession({ caller }: Pick<Called, 'caller'>): void {
  if (caller && caller.sessionId === undefined) throw forbidden(problem('needs_session'));
}
