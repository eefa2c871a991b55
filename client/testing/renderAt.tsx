import { act, cleanup, render } from '@testing-library/react';
import type { FastifyInstance } from 'fastify';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { resetClient } from '../core/apollo.ts';
import { connection } from '../core/connection.ts';
import { startTexts } from '../core/i18n/texts.ts';
import { discoverPages, releaseLeftPages, routes } from '../app/routes.tsx';
import { type Role, session } from '../core/session.ts';
import { changeSettings, currentSettings, type Language } from '../core/settings.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { startOwnGateway } from './startOwnGateway.ts';

type Fetch = typeof fetch;

interface Options {
  /** The role that is signed in; nobody when left out. */
  as?: Role;
  /** The token that the browser has kept; instead of `as`. */
  token?: string;
  /** A gateway that the test prepared; one with the demo data when left out. */
  gateway?: TestGateway;
  language?: Language;
  /** Wraps the network that carries the requests to the gateway. */
  network?: (send: Fetch) => Fetch;
}

/**
 * Shows the application at a URL, over a whole gateway in this process: from the screen to SQL with nothing
 * replaced but the network.
 */
export async function renderAt(url: string, options: Options = {}) {
  const { as, gateway = await startOwnGateway(), language = 'en', network } = options;
  const send = throughInject(gateway.app);
  const [fetchInProcess, release] = releasable(network ? network(send) : send);
  vi.stubGlobal('fetch', fetchInProcess);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const token = as ? await gateway.tokenFor(as) : options.token;
  if (token !== undefined) localStorage.setItem('accessToken', token);
  changeSettings({ language, theme: 'light', sidebarMode: 'full' });
  let router = await open(url);
  onTestFinished(() => {
    release();
    cleanup();
    router.dispose();
    vi.unstubAllGlobals();
  });
  const location = () => router.state.location.pathname + router.state.location.search;
  return {
    gateway,
    fetch: fetchInProcess,
    /** Returns the path and query of the page that stands. */
    location,
    navigate: (to: string | -1) => act(() => router.navigate(to as string)),
    /** Begins anew with the data that the browser has stored, at the same URL. */
    async reload() {
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
      router.dispose();
      // Settings are read again where nothing is stored, too.
      const keys = new Set([...Object.keys(localStorage), 'settings']);
      keys.delete('accessToken');
      for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
      const ofTheTab = { ...sessionStorage };
      router = await open(location(), ofTheTab);
    },
  };
}

async function open(url: string, ofTheTab: Record<string, string> = {}) {
  await startTexts(currentSettings().language);
  connection.restart();
  resetClient();
  void session.restart();
  // Unlike a restart, a reload leaves the tab's storage.
  for (const [key, value] of Object.entries(ofTheTab)) sessionStorage.setItem(key, value);
  const router = createMemoryRouter(fresh(routes), {
    initialEntries: [url],
    patchRoutesOnNavigation: discoverPages(fresh),
  });
  releaseLeftPages(router);
  await act(async () => render(<App router={router} />));
  return router;
}

/** A router takes out of `lazy` what it has loaded: a second one over the same objects would find nothing. */
function fresh(given: readonly RouteObject[]): RouteObject[] {
  return given.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
        ...(route.children && { children: fresh(route.children) }),
      }) as RouteObject,
  );
}

/**
 * Returns a mock of `fetch` and a function that releases it. Once released it answers nothing more, which would be news
 * to the next test, and holds no gateway: Vitest keeps each mock until all tests have ended.
 */
function releasable(given: Fetch) {
  let send: Fetch | undefined = given;
  const mock = vi.fn(
    (...request: Parameters<Fetch>) =>
      new Promise<Response>((resolve, reject) => {
        send?.(...request).then(
          (answer) => send && resolve(answer),
          (error: Error) => send && reject(error),
        );
      }),
  );
  const release = () => {
    send = undefined;
    mock.mockClear();
  };
  return [mock, release] as const;
}

/** Returns a `fetch` that hands the request to the gateway without a socket. */
function throughInject(app: FastifyInstance): Fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(init?.body ? { payload: init.body as string } : {}),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      ),
    });
  };
}
