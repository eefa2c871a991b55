import { useContext } from 'react';
import { useReadWhatIsShown } from '../features/notifications/useReadNotifications.ts';
import { usePagerKeys } from '../records/list/recordSteps.ts';
import { LiveChanges } from './LiveChanges.tsx';
import { UnreadNotifications } from './useCounts.tsx';
import { useMostUsedPages } from './useMostUsedPages.ts';

export function BesidePage() {
  useMostUsedPages();
  useReadWhatIsShown(useContext(UnreadNotifications));
  usePagerKeys();
  return <LiveChanges />;
}
