import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect } from 'react';
import { seeActivity } from '../core/live.ts';
import { refetchActive } from '../core/refetchActive.ts';
import { LatestActivity, POLL_MS } from './useCounts.tsx';

export function LiveChanges() {
  const client = useApolloClient();
  const latestActivity = useContext(LatestActivity);
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
  return null;
}
