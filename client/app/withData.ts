import type { LoaderFunction } from 'react-router-dom';
import { arrival } from './arrivals.ts';

/** Longer, and whoever asked sees where they are going instead. */
const MOST_WAIT_MS = 400;

let lastLoaded = '';

/** A loader that answers a new page once the data is there that it preloads: no place needs to be held for it. */
export function withData(load: LoaderFunction): LoaderFunction {
  return async (given, context) => {
    const url = new URL(given.request.url);
    const loaded: unknown = await load(given, context);
    if (url.pathname === lastLoaded) return loaded;
    lastLoaded = url.pathname;
    await Promise.race([arrival(loaded), delay(MOST_WAIT_MS)]);
    return loaded;
  };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
