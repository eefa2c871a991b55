import type { LoaderFunction } from 'react-router-dom';
import { preloadSettled } from './preloads.ts';

/** The longest wait: after it, whoever asked sees where they are going instead. */
const MOST_WAIT_MS = 400;

let last = '';

/** Returns a loader that answers another page once its data is there. The first page is drawn while its data comes. */
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
