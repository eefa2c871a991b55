import { data, replace, type MiddlewareFunction } from 'react-router-dom';
import { connection } from './connection.ts';
import { linkTo } from './paths.ts';
import { type Group, isInGroup } from './roles.ts';
import { session } from './session.ts';

/** Lets signed-in users on, once it is known who is; others go to sign in and come back. */
export const requireSession: MiddlewareFunction = async ({ request }) => {
  await session.initialise();
  // Offline the page that stands stays, and the next one comes by itself.
  if (session.read().isAuthenticated) return connection.whenUp(request.signal);
  const { pathname, search } = new URL(request.url);
  // A request has no hash; the address that stands has it.
  const hash = window.location.pathname === pathname ? window.location.hash : '';
  throw replace(linkTo.login(pathname + search + hash));
};

/**
 * A loader for the group's roles alone; for others the page is a 403, inside the layout. The guard stands in
 * the loader because an error of a middleware would take the layout's place.
 */
export function forGroup<Args extends unknown[], Result>(
  group: Group,
  load: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    if (!isInGroup(session.read().user?.role, group)) throw data(null, { status: 403 });
    return load(...args);
  };
}
