import { useQuery } from '@apollo/client/react';
import { UnreadChatsDocument } from './useUnreadChats.generated.ts';

const POLL_MS = 20_000;

/** How many messages wait in all rooms, for a badge: the one number that the chat changes too. */
export function useUnreadChats(): number {
  const { data } = useQuery(UnreadChatsDocument, {
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return data?.unreadChatMessages ?? 0;
}
