import type { MessagePaneQuery } from './MessagePane.generated.ts';

/** To oneself there is nothing to answer. */
export const canReplyTo = (message: MessagePaneQuery['message'] | undefined) =>
  message?.folder === 'inbox' && message.sender.accountId !== null;
