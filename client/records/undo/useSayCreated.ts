import type { NoticeLink } from '../../core/notify.tsx';
import { useSilentUndo } from './useSilentUndo.ts';
import { useUndoable } from './useUndoable.ts';

interface Created {
  message: string;
  activityId: string;
  /** Whether the page shows it now, with the filter that is set. */
  isShown: boolean;
  /** The link to the place where it is shown for certain. */
  link?: NoticeLink;
}

/** Tells of a new record that a filter hides, with the way to it; nothing need be said of one that is seen. */
export function useSayCreated() {
  const addUndo = useSilentUndo();
  const offerUndo = useUndoable();
  return ({ message, activityId, isShown, link }: Created): void => {
    if (isShown) addUndo(message, activityId);
    else offerUndo({ message, activityId, ...(link && { link }) });
  };
}
