import { forbidden, unauthenticated } from '../errors/errors.ts';
import type { Problem } from '../errors/problem.ts';

export type Role = 'SA' | 'ADMIN' | 'EDITOR' | 'GUEST';

export type AccessGroup = Role;

export const groups: Record<AccessGroup, readonly Role[]> = {
  SA: ['SA'],
  ADMIN: ['SA', 'ADMIN'],
  EDITOR: ['SA', 'ADMIN', 'EDITOR'],
  GUEST: ['SA', 'ADMIN', 'EDITOR', 'GUEST'],
};

export interface Caller {
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

/** Throws Unauthenticated or Forbidden when the caller is not in the group. */
export function requireGroup({ caller, tokenProblem }: Called, group: AccessGroup): void {
  if (!caller) throw unauthenticated(tokenProblem);
  if (!groups[group].includes(caller.account.role)) throw forbidden();
}
