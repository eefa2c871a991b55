import { parsed } from '../core/storage.ts';

/** Where the chat keeps messages until they are sent. */
export const CHAT_OUTBOX = 'chat-outbox';

/** Sends what an earlier page left there, from any page. Without the code it is tried at the next page. */
export function sendWaitingMessages(): void {
  const { messages = [] } =
    parsed<{ messages: unknown[] }>(localStorage.getItem(CHAT_OUTBOX)) ?? {};
  if (messages.length > 0) import('../features/chats/chatOutbox.ts').catch(() => undefined);
}
