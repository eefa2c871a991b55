import { useContext } from 'react';
import { useReadWhatIsShown } from '../features/notifications/useReadNotifications.ts';
import { LiveChanges } from './LiveChanges.tsx';
import { UnreadNotifications } from './useCounts.tsx';
import { useMostUsedPages } from './useMostUsedPages.ts';
import { type AfterIdle, useWhenIdle } from './useWhenIdle.ts';

const keepingFocus = ({ keepFocus }: AfterIdle) => keepFocus();

export function BesidePage() {
  useMostUsedPages();
  useReadWhatIsShown(useContext(UnreadNotifications));
  useWhenIdle(keepingFocus);
  return <LiveChanges />;
}
