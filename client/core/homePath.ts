import { paths } from './paths.ts';
import { type Role, session } from './session.ts';

/** The role's first page: /home is for SA only, the others have /today. Without a role, the sign-in page. */
export function homePathOf(role: Role | undefined): string {
  if (!role) return paths.login;
  return role === 'SA' ? paths.home : paths.today;
}

/** The requested page, if it is part of this site and the role can open it. */
export function returnPathIn(search: URLSearchParams): string {
  const wanted = search.get('from') ?? '';
  const isOwn = /^\/(?![/\\])/.test(wanted);
  return isOwn && wanted !== paths.home ? wanted : homePathOf(session.read().user?.role);
}
