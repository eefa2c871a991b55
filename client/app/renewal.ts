import {
  type ApolloClient,
  ApolloLink,
  type DocumentNode,
  Observable,
  type OperationVariables,
} from '@apollo/client';
import { createQueryPreloader } from '@apollo/client/react';
import { whenIdle } from './whenIdle.ts';

interface Options {
  fetchPolicy?: string;
  variables?: OperationVariables;
  context?: object;
}

/**
 * What the cache has of a page is drawn first and asked for again afterwards: an answer meanwhile would have it drawn
 * anew.
 */
export function renewingPreloader(client: ApolloClient) {
  const isRenewal = (query: DocumentNode, { fetchPolicy, variables = {} }: Options) =>
    fetchPolicy === 'cache-and-network' && client.readQuery({ query, variables }) !== null;
  return new Proxy(createQueryPreloader(client), {
    apply(preload, _this, [query, options = {}]: [DocumentNode, Options?]): unknown {
      const context = { ...options.context, isRenewal: isRenewal(query, options) };
      return Reflect.apply(preload, undefined, [query, { ...options, context }]);
    },
  });
}

export const renewalLink = new ApolloLink((operation, forward) => {
  const { isRenewal } = operation.getContext() as { isRenewal?: boolean };
  if (!isRenewal) return forward(operation);
  return new Observable((asked) => {
    let isWanted = true;
    let stop = () => {
      isWanted = false;
    };
    whenIdle(() => {
      if (!isWanted) return;
      const sent = forward(operation).subscribe(asked);
      stop = () => sent.unsubscribe();
    });
    return () => stop();
  });
});
