import { data, replace, type MiddlewareFunction } from 'react-router-dom';
import { connection } from './connection.ts';
import { linkTo } from './paths.ts';
import { type Group, isInGroup } from './roles.ts';
import { session } from './session.ts';

/** Waits until it is known who is signed in; signed-out users are redirected to sign-in and back. */
export const requireSession: MiddlewareFunction = async ({ request }) => {
  await session.initialise();
  // Offline the current page stays open; the next one loads by itself.
  if (session.read().isAuthenticated) return connection.whenUp(request.signal);
  const { pathname, search } = new URL(request.url);
  // A request has no hash; the current URL has.
  const hash = window.location.pathname === pathname ? window.location.hash : '';
  throw replace(linkTo.login(pathname + search + hash));
};

/** A loader for the group; other users get a 403 within the layout, which an error of a middleware would replace. */
export function forGroup<Args extends unknown[], Result>(
  group: Group,
  load: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    if (!isInGroup(session.read().user?.role, group)) throw data(null, { status: 403 });
    return load(...args);
  };
}
