import { parsed } from '../core/storage.ts';
import { CHAT_OUTBOX } from '../features/chats/outboxKey.ts';

/** Sends what an earlier page left in the chat's outbox, from any page. Without the code it is tried at the next page. */
export function sendWaitingMessages(): void {
  const { messages = [] } =
    parsed<{ messages: unknown[] }>(localStorage.getItem(CHAT_OUTBOX)) ?? {};
  if (messages.length > 0) import('../features/chats/chatOutbox.ts').catch(() => undefined);
}
