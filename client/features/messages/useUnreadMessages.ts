import { useQuery } from '@apollo/client/react';
import { UnreadMessagesDocument } from './useUnreadMessages.generated.ts';

const POLL_MS = 30_000;

/** How many messages wait to be read, for a badge: the one number that the inbox changes too. */
export function useUnreadMessages(): number {
  const { data } = useQuery(UnreadMessagesDocument, {
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return data?.unreadMessages ?? 0;
}
