import type { NoticeLink } from '../../core/notify.tsx';
import { useSilentUndo } from './useSilentUndo.ts';
import { useNotifyUndoable } from './useUndoable.ts';

interface Created {
  message: string;
  activityId: string;
  /** Whether the page shows the new record now, with the active filter. */
  isShown: boolean;
  /** The link to a place that always shows it. */
  link?: NoticeLink;
}

/** Notifies of a new record that a filter hides, with a link to it; a visible one needs no notification. */
export function useSayCreated() {
  const addUndo = useSilentUndo();
  const offerUndo = useNotifyUndoable();
  return ({ message, activityId, isShown, link }: Created): void => {
    if (isShown) addUndo(message, activityId);
    else offerUndo({ message, activityId, ...(link && { link }) });
  };
}
