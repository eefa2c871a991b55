import { forbidden, unauthenticated } from '../errors/errors.ts';
import { type Problem, problem } from '../errors/problem.ts';

export type Role = 'SA' | 'ADMIN' | 'EDITOR' | 'GUEST';

export type AccessGroup = Role;

export const groups: Record<AccessGroup, readonly Role[]> = {
  SA: ['SA'],
  ADMIN: ['SA', 'ADMIN'],
  EDITOR: ['SA', 'ADMIN', 'EDITOR'],
  GUEST: ['SA', 'ADMIN', 'EDITOR', 'GUEST'],
};

export interface Caller {
  /** Undefined for a program with an API key. */
  sessionId?: string | undefined;
  account: { id: string; name: string; role: Role };
}

/** The one that may do less. */
export const lowerRole = (one: Role, other: Role): Role =>
  groups[one].includes(other) ? one : other;

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

/** Throws Unauthenticated or Forbidden when the caller is not in the group. */
export function requireGroup({ caller, tokenProblem }: Called, group: AccessGroup): void {
  if (!caller) throw unauthenticated(tokenProblem);
  if (!groups[group].includes(caller.account.role)) throw forbidden();
}

/** Throws Forbidden for a program with an API key. */
export function requireSession({ caller }: Pick<Called, 'caller'>): void {
  if (caller && caller.sessionId === undefined) throw forbidden(problem('needs_session'));
}
