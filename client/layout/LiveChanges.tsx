import { useApolloClient } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seeActivity } from '../core/live.ts';
import { refetchActive } from '../core/refetchActive.ts';
import { useSession } from '../core/session.ts';
import { LatestActivity, POLL_MS, RefetchCounts } from './useCounts.tsx';
import { useWhenIdle } from './useWhenIdle.ts';

/** Shows what others change: as they do while a socket tells of it, else within the time between two questions. */
export function LiveChanges() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const latestActivity = useContext(LatestActivity);
  const isPaused = useFollowing();
  useEffect(() => {
    seeActivity(latestActivity);
    void refetchActive(client);
  }, [client, latestActivity]);
  useEffect(() => {
    const renew = () => void setTimeout(() => void refetchActive(client));
    const timer = setInterval(renew, POLL_MS);
    const events = ['focusout', 'pointerup', 'keyup'];
    for (const event of events) document.addEventListener(event, renew);
    return () => {
      clearInterval(timer);
      for (const event of events) document.removeEventListener(event, renew);
    };
  }, [client]);
  return isPaused ? (
    <Text
      role="status"
      pos="fixed"
      bottom={12}
      left="50%"
      px="sm"
      size="xs"
      c="white"
      bg="dark.6"
      style={{ zIndex: 300, borderRadius: 'var(--mantine-radius-xl)', translate: '-50%' }}
      data-not-printed
    >
      {t('connection.paused')}
    </Text>
  ) : null;
}

/** Follows changes over a socket; returns whether that has been broken for a while. */
function useFollowing(): boolean {
  const client = useApolloClient();
  const refetchCounts = useContext(RefetchCounts);
  const accountId = useSession().user?.id;
  const [isPaused, setPaused] = useState(false);
  useWhenIdle(
    useCallback(
      ({ showChanges }) =>
        accountId === undefined
          ? undefined
          : showChanges({ client, accountId, refetchCounts, setPaused }),
      [client, accountId, refetchCounts],
    ),
  );
  return isPaused;
}
