import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import { print } from 'graphql';
import { whenIdle } from './whenIdle.ts';

interface Options {
  fetchPolicy?: string;
  variables?: OperationVariables;
  context?: object;
}

/**
 * What the cache has of a page is drawn first and asked for again once the browser is idle, by a query of its own: an
 * answer that says the same draws nothing.
 */
export function renewingPreloader(client: ApolloClient) {
  return new Proxy(createQueryPreloader(client), {
    apply(preload, _this, [query, options = {}]: [DocumentNode, Options?]): unknown {
      const { fetchPolicy, variables = {} } = options;
      const key = print(query) + JSON.stringify(options);
      const asked = onTheWay.get(key);
      if (asked) return asked;
      const isCached =
        fetchPolicy === 'cache-and-network' && client.readQuery({ query, variables }) !== null;
      if (isCached) whenIdle(() => void renew(client, { ...options, query }));
      const given = isCached ? { ...options, fetchPolicy: 'cache-first' } : options;
      const preloaded = Reflect.apply(preload, undefined, [query, given]) as PreloadedQueryRef;
      const hasCome = () => void (onTheWay.get(key) === preloaded && onTheWay.delete(key));
      onTheWay.set(key, preloaded);
      arrivals.set(preloaded, preload.toPromise(preloaded).then(hasCome, hasCome));
      return preloaded;
    },
  });
}

/** By query and options: a page that is opened while it is fetched in advance asks for nothing twice. */
const onTheWay = new Map<string, PreloadedQueryRef>();

/** What was asked for before a change may not have it. */
export const forgetOnTheWay = () => onTheWay.clear();

/** Of what was preloaded, by what a loader answers. */
export const arrivals = new WeakMap<object, Promise<void>>();

/** Resolves when all is there that a loader has preloaded, given what it answers. */
export async function arrival(loaded: unknown): Promise<void> {
  const parts = [loaded, ...Object.values(loaded ?? {})] as object[];
  await Promise.all(parts.flatMap((part) => arrivals.get(part) ?? []));
}

/** What goes wrong is told by the page, whose own query asks again. */
async function renew(client: ApolloClient, given: Options & { query: DocumentNode }) {
  try {
    await client.query({ ...given, fetchPolicy: 'network-only' });
  } catch {
    const shown = [...client.getObservableQueries()].filter(
      ({ options }) => options.query === given.query,
    );
    await Promise.allSettled(shown.map((each) => each.refetch()));
  }
}
