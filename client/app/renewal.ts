import type {
  ApolloClient,
  DocumentNode,
  ObservableQuery,
  OperationVariables,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import { arrivals } from './arrivals.ts';
import { watchChanges } from './changesOnTheWay.ts';
import { whenIdle } from './whenIdle.ts';

interface Options {
  fetchPolicy?: string;
  variables?: OperationVariables;
  context?: object;
}

const readByPages = new WeakSet<DocumentNode>();

/**
 * What the cache has of a page is drawn first and asked for again once the browser is idle, by a query of its own: an
 * answer that says the same draws nothing.
 */
export function renewingPreloader(client: ApolloClient) {
  return new Proxy(createQueryPreloader(client), {
    apply(preload, _this, [query, options = {}]: [DocumentNode, Options?]): unknown {
      const { fetchPolicy, variables = {} } = options;
      const key = JSON.stringify(options);
      if (fetchPolicy !== 'network-only') readByPages.add(query);
      const asked = onTheWay.find((each) => each.query === query && each.key === key);
      if (asked) return asked.preloaded;
      const isCached =
        fetchPolicy === 'cache-and-network' && client.readQuery({ query, variables }) !== null;
      if (isCached) whenIdle(() => void renew(client, { ...options, query }));
      const given = isCached ? { ...options, fetchPolicy: 'cache-first' } : options;
      const preloaded = Reflect.apply(preload, undefined, [query, given]) as PreloadedQueryRef;
      const asking = { query, key, preloaded };
      const hasCome = () => void (onTheWay = onTheWay.filter((each) => each !== asking));
      onTheWay.push(asking);
      arrivals.set(preloaded, preload.toPromise(preloaded).then(hasCome, hasCome));
      return preloaded;
    },
  });
}

interface Asking {
  query: DocumentNode;
  key: string;
  preloaded: PreloadedQueryRef;
}

/** A page that is opened while it is fetched in advance asks for nothing twice. */
let onTheWay: Asking[] = [];

/** What was asked for before a change may not have it. */
export const forgetOnTheWay = () => void (onTheWay = []);

/** What goes wrong is told by the page, whose own query asks again. */
async function renew(client: ApolloClient, given: Asked) {
  try {
    if (!(await takeCurrent(client, given))) isOld = true;
  } catch {
    const shown = shownQueries(client).filter(({ options }) => options.query === given.query);
    await Promise.allSettled(shown.map((each) => each.refetch()));
  }
}

/** Whether others have changed what the shown pages do not show yet. */
let isOld = false;
let isRenewing = false;
const drags = new Set<object>();

export const noteChanges = () => void (isOld = true);

export const holdForDrag = (drag: object) => void drags.add(drag);
export const letGoAfterDrag = (drag: object) => void drags.delete(drag);

const ENTRY =
  'input:not([type=checkbox], [type=radio], [type=search]), textarea, [contenteditable=true]';

/** Whoever types, drags or has a panel open sees what they began with until they have done. */
const isBusy = () =>
  drags.size > 0 ||
  document.querySelector(':active') !== null ||
  document.activeElement?.closest(`${ENTRY}, [role=dialog]`) != null;

/** Asks again for what the shown pages read. What does not come is asked for the next time. */
export async function renewShown(client: ApolloClient): Promise<void> {
  if (!isOld || isRenewing || isBusy()) return;
  [isOld, isRenewing] = [false, true];
  const shown = shownQueries(client).filter(({ options }) => readByPages.has(options.query));
  const once = shown.filter((each, at) => at === shown.findIndex((other) => isSame(other, each)));
  await new Promise<void>(whenIdle);
  const renewed = once.map(({ options }) => takeCurrent(client, options).catch(isRefused));
  if ((await Promise.all(renewed)).includes(false)) isOld = true;
  isRenewing = false;
}

const isRefused = (error: unknown) => CombinedGraphQLErrors.is(error);

const isSame = ({ options: one }: ObservableQuery, { options: other }: ObservableQuery) =>
  one.query === other.query && JSON.stringify(one.variables) === JSON.stringify(other.variables);

const shownQueries = (client: ApolloClient) => [...client.getObservableQueries()];

/** False for an answer that may be older than a change. Of a list that has grown as much is asked for as is shown. */
async function takeCurrent(client: ApolloClient, { query, variables, context }: Asked) {
  const isUnchanged = watchChanges();
  const shown = client.readQuery<Parts>({ query, variables }) ?? {};
  const asked = { query, variables: grown(variables, shown), context };
  const { data } = await client.query<Parts>({ ...asked, fetchPolicy: 'no-cache' });
  if (!isUnchanged() || isBusy()) return false;
  const isCut = Object.entries(data ?? {}).some(
    ([name, part]) => part?.pageInfo?.hasNextPage && countOf(shown[name]) > countOf(part),
  );
  if (!isCut) client.writeQuery({ query, variables, data });
  return true;
}

const MOST_A_PAGE = 100;

type Part = { nodes?: readonly unknown[]; pageInfo?: { hasNextPage?: boolean } } | null;
type Parts = Record<string, Part>;

const countOf = (part: Part | undefined) => part?.nodes?.length ?? 0;

function grown(variables: OperationVariables = {}, shown: Parts): OperationVariables {
  const { first } = variables as { first?: number };
  if (typeof first !== 'number') return variables;
  const most = Math.max(first, ...Object.values(shown).map(countOf));
  return { ...variables, first: Math.min(most, MOST_A_PAGE) };
}

type Asked = Pick<Options, 'variables' | 'context'> & { query: DocumentNode };
