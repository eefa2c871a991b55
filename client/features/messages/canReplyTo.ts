import type { MessagePaneQuery } from './MessagePane.generated.ts';

/** Allows replies to messages of the inbox whose sender is an account. */
export const canReplyTo = (message: MessagePaneQuery['message'] | undefined) =>
  message?.folder === 'inbox' && message.sender.accountId !== null;
