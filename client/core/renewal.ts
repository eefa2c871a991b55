import type { ApolloClient, DocumentNode } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import { unwrapQueryRef } from '@apollo/client/react/internal';
import { notePreload } from './preloads.ts';
import { noteChanges } from './live.ts';
import { type Asked, refetchIntoCache } from './refetchIntoCache.ts';
import { whenIdle } from './whenIdle.ts';

interface Options extends Omit<Asked, 'query'> {
  fetchPolicy?: string;
}

/**
 * Returns a preloader that first draws a page from the cache and refetches it once the browser is idle, by a separate
 * query: an unchanged response draws nothing.
 */
export function renewingPreloader(client: ApolloClient) {
  return new Proxy(createQueryPreloader(client), {
    apply(preload, _this, [query, options = {}]: [DocumentNode, Options?]): unknown {
      const { fetchPolicy, variables = {} } = options;
      const isCached =
        fetchPolicy === 'cache-and-network' && client.readQuery({ query, variables }) !== null;
      if (isCached) whenIdle(() => void renew(client, { ...options, query }));
      const given = isCached ? { ...options, fetchPolicy: 'cache-first' } : options;
      const preloaded = Reflect.apply(preload, undefined, [query, given]) as PreloadedQueryRef;
      notePreload(preloaded, {
        come: preload.toPromise(preloaded).then(ended, ended),
        release: () => unwrapQueryRef(preloaded)?.retain()(),
      });
      return preloaded;
    },
  });
}

const ended = () => undefined;

/** Errors are ignored here: the page's own query reports them. */
async function renew(client: ApolloClient, given: Asked) {
  try {
    if (!(await refetchIntoCache(client, given))) noteChanges();
  } catch {
    const shown = [...client.getObservableQueries()].filter(
      ({ options }) => options.query === given.query,
    );
    await Promise.allSettled(shown.map((each) => each.refetch()));
  }
}
