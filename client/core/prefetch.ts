import { matchRoutes, type RouteObject } from 'react-router-dom';
import { release } from './preloads.ts';
import { session } from './session.ts';

/** A prefetched page is not fetched again for this time. */
const FRESH_MS = 10_000;

let loadPages = async (): Promise<RouteObject[]> => [];

/** Registers the pages of signed-in users, which are loaded with the first prefetch. */
export const registerPages = (load: () => Promise<RouteObject[]>) => void (loadPages = load);

const fetchedAt = new Map<string, number>();
let running = 0;

/** A missing file is then no reason to reload the page. */
export const isPrefetching = () => running > 0;

session.onEnd(() => fetchedAt.clear());

/** Prefetches a page: its code, and its data into the cache. Errors are ignored. */
export async function prefetchPage(path: string): Promise<void> {
  if (Date.now() - (fetchedAt.get(path) ?? -Infinity) < FRESH_MS) return;
  fetchedAt.set(path, Date.now());
  await prefetch(() => fetchPage(path));
}

/** Errors are ignored: the code that needs it requests it again. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  running += 1;
  await Promise.allSettled([load()]);
  running -= 1;
}

async function fetchPage(path: string): Promise<void> {
  const url = new URL(path, window.location.origin);
  const matches = matchRoutes(await loadPages(), url.pathname) ?? [];
  await Promise.allSettled(matches.map(({ route, params }) => fetchRoute(route, params, url)));
}

async function fetchRoute(route: RouteObject, params: object, url: URL): Promise<void> {
  const { loader, ...others } = (typeof route.lazy === 'object' ? route.lazy : {}) as Lazy;
  const code = Object.values(others).map((load) => load());
  const fetchData = async () => {
    const load = (await loader?.()) ?? (route.loader as LoadData | undefined);
    release(await load?.({ request: new Request(url), params }));
  };
  await Promise.allSettled([...code, fetchData()]);
}

type LoadData = (given: { request: Request; params: object }) => unknown;
type Lazy = Record<string, () => Promise<unknown>> & { loader?: () => Promise<LoadData> };
