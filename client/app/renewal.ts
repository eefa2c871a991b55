import type {
  ApolloClient,
  DocumentNode,
  ObservableQuery,
  OperationVariables,
} from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import { arrivals } from './arrivals.ts';
import { watchChanges } from './changesOnTheWay.ts';
import { whenIdle } from './whenIdle.ts';

interface Options {
  fetchPolicy?: string;
  variables?: OperationVariables;
  /** Of a list that grows at its end `isGrowing`: its first part alone would cut it. */
  context?: Record<string, unknown>;
}

const readByPages = new WeakSet<DocumentNode>();

/**
 * What the cache has of a page is drawn first and asked for again once the browser is idle, by a query of its own: an
 * answer that says the same draws nothing.
 */
export function renewingPreloader(client: ApolloClient) {
  return new Proxy(createQueryPreloader(client), {
    apply(preload, _this, [query, options = {}]: [DocumentNode, Options?]): unknown {
      const { fetchPolicy, variables = {}, context } = options;
      const key = JSON.stringify(options);
      if (fetchPolicy === 'cache-and-network' && !context?.isGrowing) readByPages.add(query);
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
    await takeCurrent(client, given);
  } catch {
    const shown = shownQueries(client).filter(({ options }) => options.query === given.query);
    await Promise.allSettled(shown.map((each) => each.refetch()));
  }
}

/** Asks again for what the shown pages read. What goes wrong is asked for with the next change. */
export function renewShown(client: ApolloClient): void {
  const shown = shownQueries(client).filter(({ options }) => readByPages.has(options.query));
  const once = shown.filter((each, at) => at === shown.findIndex((other) => isSame(other, each)));
  for (const { options } of once) {
    const { query, variables, context } = options;
    whenIdle(() => void takeCurrent(client, { query, variables, context }).catch(() => {}));
  }
}

const isSame = ({ options: one }: ObservableQuery, { options: other }: ObservableQuery) =>
  one.query === other.query && JSON.stringify(one.variables) === JSON.stringify(other.variables);

const shownQueries = (client: ApolloClient) => [...client.getObservableQueries()];

/** An answer that may be older than a change is left, and asked for with the next one. */
async function takeCurrent(client: ApolloClient, { query, variables, context }: Asked) {
  const isUnchanged = watchChanges();
  const asked = { query, variables, context, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.query(asked);
  if (isUnchanged()) client.writeQuery({ query, variables, data });
}

type Asked = Pick<Options, 'variables' | 'context'> & { query: DocumentNode };
