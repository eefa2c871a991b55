import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { createQueryPreloader } from '@apollo/client/react';
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
      const isCached =
        fetchPolicy === 'cache-and-network' && client.readQuery({ query, variables }) !== null;
      if (!isCached) return Reflect.apply(preload, undefined, [query, options]);
      whenIdle(() => void renew(client, { ...options, query }));
      return Reflect.apply(preload, undefined, [query, { ...options, fetchPolicy: 'cache-first' }]);
    },
  });
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
