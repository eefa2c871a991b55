import { LiveChanges } from './LiveChanges.tsx';
import { useMostUsedPages } from './useMostUsedPages.ts';

export function BesidePage() {
  useMostUsedPages();
  return <LiveChanges />;
}
