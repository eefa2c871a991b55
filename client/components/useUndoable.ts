import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type NoticeLink, notify, notifyUndoable } from '../app/notify.tsx';
import { refusalOf } from '../app/refusal.ts';
import type { ActivityUndo } from '../app/undoStack.ts';
import { readAnew } from './cachedLists.ts';
import { RestoreDocument } from './useUndoable.generated.ts';
import { useShowProblem } from './useShowProblem.ts';

/** By an activity of the gateway, or by a change of its own. */
type Way = Pick<ActivityUndo, 'activityId' | 'recordId'> | { restore: () => Promise<unknown> };

type RestorableChange = Way &
  Omit<ActivityUndo, 'activityId' | 'recordId'> & { then?: () => Promise<unknown> };

export type Done = Way &
  Pick<RestorableChange, 'backTo' | 'then'> & {
    message: string;
    undone?: string;
    link?: NoticeLink;
  };

/** Notifies of a change, with undo by button or Ctrl+Z. */
export function useUndoable() {
  const { t } = useTranslation();
  const restoreChange = useRestoreChange();
  return ({ message, link, undone = t('undone', { what: message }), ...done }: Done) =>
    notifyRestorable(message, { ...done, undone, link }, restoreChange);
}

function notifyRestorable(
  message: string,
  change: RestorableChange & { link?: NoticeLink | undefined },
  restoreChange: (change: RestorableChange) => Promise<boolean>,
): string {
  const activity = 'activityId' in change ? change : undefined;
  const { link } = change;
  return notifyUndoable(message, () => restoreChange(change), { activity, link });
}

/**
 * Undoes a change, then refetches what is shown; other lists refetch when next shown. Resolves to false
 * when it can be tried again.
 */
export function useRestoreChange() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const showProblem = useShowProblem();

  async function restoreActivity({
    activityId,
    recordId,
  }: {
    activityId: string;
    recordId?: string;
  }) {
    const variables = { input: { activityId, ...(recordId && { recordId }) } };
    const { data } = await client.mutate({ mutation: RestoreDocument, variables });
    return data?.restore.activity.id;
  }

  async function restoreChange(change: RestorableChange): Promise<boolean> {
    const { undone, again, backTo, then } = change;
    let restoreId: string | undefined;
    try {
      if ('restore' in change) await change.restore();
      else restoreId = await restoreActivity(change);
    } catch (error) {
      showProblem(error);
      return refusalOf(error) !== undefined;
    }
    const next = again !== undefined && restoreId ? { activityId: restoreId, undone: again } : null;
    if (next) notifyRestorable(undone, next, restoreChange);
    else notify(undone);
    const goBack = async () => backTo && navigate(backTo);
    await readAnew(client, { go: goBack, beside: then });
    return true;
  }

  return restoreChange;
}
