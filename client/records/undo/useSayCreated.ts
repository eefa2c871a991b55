import type { NoticeLink } from '../../core/notify.tsx';
import { useSilentUndo } from './useSilentUndo.ts';
import { useUndoable } from './useUndoable.ts';

interface Created {
  message: string;
  activityId: string;
  /** Whether the page shows it now, with the filter that is set. */
  isShown: boolean;
  /** To where it is shown for certain. */
  link?: NoticeLink;
}

/** Nothing need be said of a new one that is seen; one that a filter hides is told of, with the way to it. */
export function useSayCreated() {
  const addUndo = useSilentUndo();
  const offerUndo = useUndoable();
  return ({ message, activityId, isShown, link }: Created): void => {
    if (isShown) addUndo(message, activityId);
    else offerUndo({ message, activityId, ...(link && { link }) });
  };
}
