/** The key under which the chat keeps messages until they are sent. */
export const CHAT_OUTBOX = 'chat-outbox';
