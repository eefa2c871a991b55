import { parsed, storeText } from './storage.ts';

/**
 * The bodies of the queries that a page started with, by its path and query string: next time the document sends them
 * itself.
 */
export type FirstQueries = Record<string, string[]>;

export const FIRST_QUERIES = 'firstQueries';

const MOST_ADDRESSES = 20;
const MOST_QUERIES = 12;
const LONGEST_BODY = 8_000;
/** Queries sent later than this do not belong to the opening of a page. */
const OPENING_MS = 5_000;

let opening = beginning();

function beginning() {
  return {
    at: performance.now(),
    /** The URL of the page when the first query was sent. */
    address: undefined as string | undefined,
    bodies: new Set<string>(),
  };
}

/** Starts recording as a new document does. */
export const beginOpening = () => void (opening = beginning());

/** Records the queries of this document's page while it opens. */
export function rememberQuery(body: string): void {
  if (!isOpening() || isMutation(body)) return;
  const { bodies } = opening;
  if (body.length > LONGEST_BODY || bodies.size === MOST_QUERIES) return;
  bodies.add(body);
  const others = Object.entries(readQueries()).filter(([each]) => each !== here());
  const kept = [...others.slice(1 - MOST_ADDRESSES), [here(), [...bodies]]];
  storeText(FIRST_QUERIES, JSON.stringify(Object.fromEntries(kept)));
}

export function isOpening(): boolean {
  opening.address ??= here();
  return performance.now() - opening.at < OPENING_MS && opening.address === here();
}

const here = () => window.location.pathname + window.location.search;

export const isMutation = (body: string) => body.includes('"query":"mutation ');

const readQueries = (): FirstQueries => parsed(localStorage.getItem(FIRST_QUERIES)) ?? {};

/** Removes the stored queries, because they may contain search texts. */
export const forgetQueries = () => localStorage.removeItem(FIRST_QUERIES);
