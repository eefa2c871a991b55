import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  Observable,
  type TypePolicies,
} from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { possibleTypes } from '../generated/possibleTypes.ts';
import { recordKinds } from '../generated/recordKinds.ts';
import { beginMutation, forgetMutations } from './pendingMutations.ts';
import { deduplicateQueries } from './deduplicateQueries.ts';
import { reachGraphql } from './early.ts';
import { forgetQueries } from './firstQueries.ts';
import { startLive } from './live.ts';
import { ownHeaders } from './own-headers.ts';
import { renewingPreloader } from './renewal.ts';
import { retryLink } from './retryLink.ts';
import { session } from './session.ts';

const withOwnHeaders = new SetContextLink(({ headers }) => {
  const token = session.token();
  return { token, headers: { ...headers, ...ownHeaders(token) } };
});

/** Ends this session when the gateway rejects its token; the guard then redirects to sign-in and back. */
const onSessionEnd = new ErrorLink(({ error, operation }) => {
  const isSignedOut =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (isSignedOut) session.reject(operation.getContext().token as string | undefined);
});

/** Stops a client when its user's session ends: it sends no requests and reports no responses afterwards. */
const forItsUser = new ApolloLink((operation, forward) => {
  const { client } = operation;
  const ifCurrent = (tell: () => void) => void (client === apollo && tell());
  const isChange = operation.operationType === OperationTypeNode.MUTATION;
  if (isChange) session.follow();
  return new Observable((asked) => {
    if (client !== apollo) return undefined;
    if (isChange) asked.add(beginMutation());
    return forward(operation).subscribe({
      next: (result) => ifCurrent(() => asked.next(result)),
      error: (error) => ifCurrent(() => asked.error(error)),
      complete: () => ifCurrent(() => asked.complete()),
    });
  });
});

let typePolicies: TypePolicies = {};

function makeClient() {
  return new ApolloClient({
    // A query after a mutation must not get the response to an equal query from before it: our own link ensures this.
    queryDeduplication: false,
    link: ApolloLink.from([
      forItsUser,
      deduplicateQueries(),
      onSessionEnd,
      withOwnHeaders,
      retryLink,
      new HttpLink({ uri: '/graphql', fetch: reachGraphql }),
    ]),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        // The fields of a list, such as counts, total and sums, are read separately and merged.
        ...Object.fromEntries(
          recordKinds.map(({ kind }) => [`${kind}Connection`, { merge: true }]),
        ),
        ...typePolicies,
      },
    }),
  });
}

/** Adds the type policies of the domains, for this client and later ones. */
export function registerTypePolicies(policies: TypePolicies): void {
  typePolicies = policies;
  (apollo.cache as InMemoryCache).policies.addTypePolicies(policies);
}

export let apollo = makeClient();

/** Starts a query in a route's loader, for `useReadQuery`. */
export let preloadQuery = renewingPreloader(apollo);

export function resetClient(): void {
  const last = apollo;
  apollo = makeClient();
  preloadQuery = renewingPreloader(apollo);
  last.stop();
  forgetMutations();
  startLive();
}
session.onEnd(resetClient);
session.onEnd(forgetQueries);
