import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createQueryPreloader } from '@apollo/client/react';
import { chatMessagesPolicy } from '../features/chats/chatMessagesPolicy.ts';
import { reach } from './connection.ts';
import { ownHeaders } from './own-headers.ts';
import { session } from './session.ts';

const withOwnHeaders = new SetContextLink(({ headers }) => {
  const token = session.token();
  return { token, headers: { ...headers, ...ownHeaders(token) } };
});

/** A session that ended elsewhere ends here too; the guard leads to the sign-in and back. */
const onSessionEnd = new ErrorLink(({ error, operation }) => {
  const isSignedOut =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (isSignedOut) session.reject(operation.getContext().token as string | undefined);
});

/**
 * Keeps a client to the user whom it was made for: after that user's session it sends nothing, and what is still
 * answered is told to nobody.
 */
const forItsUser = new ApolloLink((operation, forward) => {
  const { client } = operation;
  const ifCurrent = (tell: () => void) => void (client === apollo && tell());
  if (operation.operationType === OperationTypeNode.MUTATION) session.follow();
  return new Observable((asked) => {
    if (client !== apollo) return undefined;
    return forward(operation).subscribe({
      next: (result) => ifCurrent(() => asked.next(result)),
      error: (error) => ifCurrent(() => asked.error(error)),
      complete: () => ifCurrent(() => asked.complete()),
    });
  });
});

function makeClient() {
  return new ApolloClient({
    link: ApolloLink.from([
      forItsUser,
      onSessionEnd,
      withOwnHeaders,
      new HttpLink({ uri: '/graphql', fetch: reach }),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        // What these no longer have is gone.
        Query: { fields: { views: { merge: false }, dealForecast: { merge: false } } },
        // One summary for all: it has no id, and what changes an invoice reads it anew.
        InvoiceSummary: { merge: true },
        // One of the caller: places read different parts of it.
        FileLimits: { merge: true },
        // A list reads less of a party than a page does.
        InvoiceParty: { merge: true },
        // A list reads less of a sender than a letter does.
        MessageSender: { merge: true },
        // Everyone has one: what changes it anywhere shows everywhere. What is in it is always written whole.
        Cart: { keyFields: ['uid'], fields: { list: { merge: false } } },
        // Lines have no id of their own and are always written whole.
        Invoice: { fields: { items: { merge: false } } },
        // What is sold is written whole; an undo takes entries off the timeline.
        Deal: { fields: { products: { merge: false }, timeline: { merge: false } } },
        // It has no id of its own: one entry a room, so that a count is the same wherever it stands.
        ChatRoomSummary: { keyFields: ['chatId'] },
        // Pages of a room are read from the end, and are one list.
        Chat: { fields: { messages: chatMessagesPolicy } },
      },
    }),
  });
}

/** The client of the signed-in user. */
export let apollo = makeClient();

/** Starts a query in a route's loader; the page reads it by `useReadQuery`. */
export let preloadQuery = createQueryPreloader(apollo);

/** Starts anew with nothing of the last user's. */
export function resetClient(): void {
  const last = apollo;
  apollo = makeClient();
  preloadQuery = createQueryPreloader(apollo);
  last.stop();
}
session.onEnd(resetClient);
