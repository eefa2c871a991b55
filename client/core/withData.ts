import type { LoaderFunction } from 'react-router-dom';
import { preloadSettled } from './preloads.ts';

/** The maximum wait: after it, the next page is shown while it is loading. */
const MOST_WAIT_MS = 400;

let last = '';

/**
 * Returns a loader that resolves for later pages when their data has loaded. The first page is drawn while its data
 * loads.
 */
export function withData(load: LoaderFunction): LoaderFunction {
  return async (given, context) => {
    const loaded: unknown = await load(given, context);
    const { pathname } = new URL(given.request.url);
    const isOther = last && last !== pathname;
    last = pathname;
    if (isOther) await Promise.race([preloadSettled(loaded), delay(MOST_WAIT_MS)]);
    return loaded;
  };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
