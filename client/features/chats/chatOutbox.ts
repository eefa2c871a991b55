import { useSyncExternalStore } from 'react';
import { apollo } from '../../app/apollo.ts';
import { newId } from '../../app/new-id.ts';
import { refusalOf } from '../../app/refusal.ts';
import { session, useSession } from '../../app/session.ts';
import { storedState } from '../../app/stored-state.ts';
import { AddChatMessageDocument, OpenChatDocument } from './chatOutbox.generated.ts';
import { noteLastMessage } from './chatRooms.ts';

/** A message on its way. It keeps its id however often it is sent, so that none is written twice. */
export interface OutgoingMessage {
  id: string;
  ownerId: string;
  contactId: string;
  /** Undefined until there is a room: the first message makes it. */
  chatId: string | undefined;
  text: string;
  time: string;
  hasFailed: boolean;
}

const outbox = storedState<{ messages: OutgoingMessage[] }>('chat-outbox', { messages: [] });

// Whatever was on its way when the page was left has nobody who sends it any more.
changeEach((message) => ({ ...message, hasFailed: true }));

/** Messages leave one after the other, in the order in which they were written. */
let queue = Promise.resolve();

session.onEnd(() => {
  queue = Promise.resolve();
  const ownerId = session.read().user?.id;
  changeEach((each) => (each.ownerId === ownerId ? { ...each, hasFailed: true } : each));
});

/** Resolves when the message has arrived or failed; it never rejects. */
export function send({
  contactId,
  chatId,
  text,
}: Pick<OutgoingMessage, 'contactId' | 'chatId' | 'text'>) {
  const message = {
    id: newId(),
    ownerId: session.read().user?.id ?? '',
    contactId,
    chatId,
    text,
    time: new Date().toISOString(),
    hasFailed: false,
  };
  outbox.write({ messages: [...outbox.read().messages, message] });
  return inTurn(message);
}

export function resend(message: OutgoingMessage) {
  changeEach((each) => (each.id === message.id ? { ...each, hasFailed: false } : each));
  return inTurn(message);
}

export function discard({ id }: OutgoingMessage): void {
  outbox.write({ messages: outbox.read().messages.filter((message) => message.id !== id) });
}

/** Forgets what has arrived after all: its answer was lost. */
export function settle(arrivedIds: ReadonlySet<string>): void {
  const { messages } = outbox.read();
  const waiting = messages.filter(({ id }) => !arrivedIds.has(id));
  if (waiting.length < messages.length) outbox.write({ messages: waiting });
}

/** What the signed-in user has on the way to a contact. */
export function useOutgoing(contactId: string): OutgoingMessage[] {
  const { user } = useSession();
  const { messages } = useSyncExternalStore(outbox.subscribe, outbox.read);
  return messages.filter((each) => each.ownerId === user?.id && each.contactId === contactId);
}

function inTurn(message: OutgoingMessage): Promise<void> {
  queue = queue.then(() => deliver(message));
  return queue;
}

async function deliver(message: OutgoingMessage): Promise<void> {
  const { id, text, contactId } = message;
  try {
    const chatId = message.chatId ?? (await roomWith(contactId));
    await apollo.mutate({
      mutation: AddChatMessageDocument,
      variables: { input: { id, chatId, text } },
      update: (cache) => noteLastMessage(cache, chatId),
    });
    if (!message.chatId) await apollo.refetchQueries({ include: 'active' });
    discard(message);
  } catch (error) {
    // The answer to the first try was lost: it has arrived, and the room's next look shows it.
    if (refusalOf(error)?.code === 'CONFLICT') return discard(message);
    changeEach((each) => (each.id === id ? { ...each, hasFailed: true } : each));
  }
}

async function roomWith(contactId: string): Promise<string> {
  const { data } = await apollo.mutate({ mutation: OpenChatDocument, variables: { contactId } });
  return data!.openChat.chat.id;
}

function changeEach(change: (message: OutgoingMessage) => OutgoingMessage): void {
  outbox.write({ messages: outbox.read().messages.map(change) });
}
