import { useSyncExternalStore } from 'react';
import { apollo } from '../../core/apollo.ts';
import { connection } from '../../core/connection.ts';
import { newId } from '../../core/new-id.ts';
import { refusalOf } from '../../core/refusal.ts';
import { session, useSession } from '../../core/session.ts';
import { storedState } from '../../core/stored-state.ts';
import { CHAT_OUTBOX } from './outboxKey.ts';
import { AddChatMessageDocument, OpenChatDocument } from './chatOutbox.generated.ts';
import { noteLastMessage } from './chatRooms.ts';

/** Keeps its id over retries, so that it is stored once. */
export interface OutgoingMessage {
  id: string;
  ownerId: string;
  contactId: string;
  /** The room's id; undefined until the first message has created it. */
  chatId: string | undefined;
  text: string;
  time: string;
  hasFailed: boolean;
  /** Whether it failed for want of a connection or a session, and is sent by itself when there is one. */
  isLost: boolean;
}

const outbox = storedState<{ messages: OutgoingMessage[] }>(CHAT_OUTBOX, { messages: [] });

const asLost = (message: OutgoingMessage): OutgoingMessage =>
  message.hasFailed ? message : { ...message, hasFailed: true, isLost: true };

// Nothing sends the messages that were pending when the page was left.
changeEach(asLost);

/** Sends in the order of writing. */
let queue = Promise.resolve();

session.onEnd(() => {
  queue = Promise.resolve();
  const ownerId = session.read().user?.id;
  changeEach((each) => (each.ownerId === ownerId ? asLost(each) : each));
});

/** Sends what a page or a session before this one left. */
let resumedFor: string | undefined;
session.subscribe(resume);
void session.initialise().then(resume);

function resume(): void {
  const ownerId = session.read().user?.id;
  if (ownerId === resumedFor) return;
  resumedFor = ownerId;
  if (ownerId) void connection.whenUp().then(resendLost);
}

/** Resolves when the message was delivered or failed; never rejects. */
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
    isLost: false,
  };
  outbox.write({ messages: [...outbox.read().messages, message] });
  resendLost();
  return inTurn(message);
}

export function resend(message: OutgoingMessage) {
  changeEach((each) =>
    each.id === message.id ? { ...each, hasFailed: false, isLost: false } : each,
  );
  return inTurn(message);
}

export function discard({ id }: OutgoingMessage): void {
  outbox.write({ messages: outbox.read().messages.filter((message) => message.id !== id) });
}

/** Drops messages that were delivered although their answer was lost. */
export function removeArrived(arrivedIds: ReadonlySet<string>): void {
  const { messages } = outbox.read();
  const waiting = messages.filter(({ id }) => !arrivedIds.has(id));
  if (waiting.length < messages.length) outbox.write({ messages: waiting });
}

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
      update: (cache) => noteLastMessage(cache, chatId, id),
    });
    if (!message.chatId) await apollo.refetchQueries({ include: 'active' });
    discard(message);
  } catch (error) {
    // The message was delivered before, and the answer was lost; the next poll shows it.
    if (refusalOf(error)?.code === 'CONFLICT') return discard(message);
    const refusal = refusalOf(error);
    const isLost = !refusal || refusal.code === 'UNAUTHENTICATED';
    changeEach((each) => (each.id === id ? { ...each, hasFailed: true, isLost } : each));
    if (!refusal && !(await connection.probe())) void connection.whenUp().then(resendLost);
  }
}

function resendLost(): void {
  const { messages } = outbox.read();
  const ownerId = session.read().user?.id;
  messages
    .filter((each) => each.isLost && each.ownerId === ownerId)
    .forEach((each) => void resend(each));
}

async function roomWith(contactId: string): Promise<string> {
  const { data } = await apollo.mutate({ mutation: OpenChatDocument, variables: { contactId } });
  return data!.openChat.chat.id;
}

function changeEach(change: (message: OutgoingMessage) => OutgoingMessage): void {
  outbox.write({ messages: outbox.read().messages.map(change) });
}
