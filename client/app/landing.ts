import { paths } from './paths.ts';
import { type Role, session } from './session.ts';

/** The first page of the role's navigation: /home is for SA alone. Without one it is the sign-in. */
export function landingOf(role: Role | undefined): string {
  if (!role) return paths.login;
  return role === 'SA' ? paths.home : paths.customers;
}

/** Where someone goes on who has signed in: where they wanted to, within this application, if their role may. */
export function landingFrom(search: URLSearchParams): string {
  const wanted = search.get('from') ?? '';
  const isOwn = /^\/(?![/\\])/.test(wanted);
  return isOwn && wanted !== paths.home ? wanted : landingOf(session.read().user?.role);
}
