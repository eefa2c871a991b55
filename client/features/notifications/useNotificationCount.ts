import { useQuery } from '@apollo/client/react';
import { NotificationCountDocument } from './NotificationsBell.generated.ts';

const ASK_AGAIN_MS = 60_000;

export function useNotificationCount(): number | undefined {
  const { data } = useQuery(NotificationCountDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: ASK_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  return data?.notifications.totalCount;
}
