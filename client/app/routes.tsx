import {
  createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type LoaderFunction,
  replace,
  type RouteObject,
} from 'react-router-dom';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { StartingScreen } from '../ui/StartingScreen.tsx';
import { PageError } from '../layout/PageError.tsx';
import { notFoundRoutes } from '../features/accounts/accounts.routes.tsx';
import { invitationRoutes } from '../features/invitations/invitations.routes.tsx';
import { signInRoutes } from '../features/sign-in/sign-in.routes.tsx';
import { loadCompany } from '../core/company.ts';
import { requireSession } from '../core/guards.ts';
import { loadTexts } from '../core/i18n/texts.ts';
import { loadCode, setAddressAsked } from '../core/loadCode.ts';
import { linkTo, paths } from '../core/paths.ts';
import { session } from '../core/session.ts';
import { registerPages, prefetch } from '../core/prefetch.ts';
import { releaseAllBut } from '../core/preloads.ts';
import './i18n/words.ts';
import { sendWaitingMessages } from './waiting-messages.ts';
import { withData } from '../core/withData.ts';

registerPages(async () => (await import('./pages.tsx')).pages);

const leadsElsewhere = { Component: LoadingScreen, HydrateFallback: StartingScreen };

const SIGNED_IN = 'signed-in';

/** The routes of all pages but those of signed-in users, which `discoverPages` adds to their layout. */
export const routes: RouteObject[] = withCode([
  { path: paths.root, loader: () => replace(paths.login), ...leadsElsewhere },
  ...signInRoutes,
  ...invitationRoutes,
  ...notFoundRoutes,
  {
    id: SIGNED_IN,
    middleware: [requireSession, sendWaitingMessages],
    // Runs the guard even for a page that loads nothing, and names the user of its data.
    loader: async () => {
      const { user } = session.read();
      if (user) await loadCompany().catch(() => undefined);
      return user?.id ?? null;
    },
    HydrateFallback: StartingScreen,
    ErrorBoundary: PageError,
    lazy: { Component: loadShell },
    children: [],
  },
  {
    path: '*',
    ...leadsElsewhere,
    loader: ({ request }) => replace(linkTo.notFound(new URL(request.url).pathname)),
  },
]);

/** Loads the shell together with the words of all that it shows. */
async function loadShell() {
  const [{ Shell }] = await Promise.all([import('../layout/Shell.tsx'), loadTexts('app')]);
  return Shell;
}

/** Loads the signed-in pages with the first URL that is none of the others. */
export function discoverPages(
  prepared: (pages: RouteObject[]) => RouteObject[] = (pages) => pages,
): PatchRoutesOnNavigationFunction {
  let isDone = false;
  return async ({ patch, signal }) => {
    const { pages } = await loadCode(() => import('./pages.tsx'));
    // The router drops what an aborted navigation finds.
    if (isDone || signal.aborted) return;
    isDone = true;
    patch(SIGNED_IN, [{ ErrorBoundary: PageError, children: prepared(withCode(pages)) }]);
  };
}

/** Waits for code when offline, and reloads after a deployment. */
function withCode(given: readonly RouteObject[]): RouteObject[] {
  return given.map((route) => {
    const { lazy, children } = route;
    const loaders = Object.entries((typeof lazy === 'object' ? lazy : {}) as CodeLoaders);
    const sturdy = loaders.map(([name, load]) => [
      name,
      name === 'loader'
        ? async () => {
            for (const need of needsOf(route)) void prefetch(need);
            return withData((await loadCode(load)) as LoaderFunction);
          }
        : () => loadCode(load),
    ]);
    return {
      ...route,
      ...(loaders.length > 0 && { lazy: Object.fromEntries(sturdy) }),
      ...(children && { children: withCode(children) }),
    } as RouteObject;
  });
}

/** Returns the imports that a route's loader needs, which are fetched along with its code. */
const needsOf = ({ handle }: RouteObject) =>
  (handle as { needs?: (() => Promise<unknown>)[] } | undefined)?.needs ?? [];

type CodeLoaders = Record<string, () => Promise<unknown>>;

export function createAppRouter() {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverPages() });
  setAddressAsked(() => {
    const { navigation, location } = router.state;
    return new URL(router.createHref(navigation.location ?? location), window.location.href).href;
  });
  releaseLeftPages(router);
  return router;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Ends the queries of each page that the user leaves, also of one that was never drawn. */
export function releaseLeftPages(router: Router): void {
  router.subscribe(({ navigation, revalidation, loaderData }) => {
    const isLoading = navigation.state !== 'idle' || revalidation !== 'idle';
    if (!isLoading) releaseAllBut(Object.values(loaderData));
  });
}
