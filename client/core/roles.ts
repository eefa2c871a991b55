import { type Role, useSession } from './session.ts';

/** The roles of each group, from the specification; the same as the gateway's `@access`. */
export const groups = {
  sa: ['SA'],
  admin: ['SA', 'ADMIN'],
  editor: ['SA', 'ADMIN', 'EDITOR'],
  guest: ['SA', 'ADMIN', 'EDITOR', 'GUEST'],
} as const satisfies Record<string, readonly Role[]>;

export type Group = keyof typeof groups;

export const isInGroup = (role: Role | undefined, group: Group): boolean =>
  (groups[group] as readonly (Role | undefined)[]).includes(role);

export function useIsInGroup(group: Group): boolean {
  return isInGroup(useSession().user?.role, group);
}
