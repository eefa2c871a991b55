import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type NoticeLink,
  notify,
  notifyFinal,
  notifyRedoable,
  notifyUndoable,
} from '../app/notify.tsx';
import { refusalOf } from '../app/refusal.ts';
import { useIsInGroup } from '../app/roles.ts';
import type { ActivityUndo } from '../app/undoStack.ts';
import { readAnew } from './cachedLists.ts';
import { restores } from './restores.ts';
import { RestoreDocument } from './useUndoable.generated.ts';
import { useShowProblem } from './useShowProblem.ts';

/** By an activity of the gateway, or by a change of its own. */
type Way = Pick<ActivityUndo, 'activityId' | 'recordId'> | { restore: () => Promise<unknown> };

type RestorableChange = Way &
  Omit<ActivityUndo, 'activityId' | 'recordId'> & { then?: () => Promise<unknown> };

export type Done = Way &
  Pick<RestorableChange, 'backTo' | 'then'> & {
    message: string;
    /** Of what the change left out; redoing does not say it again. */
    note?: string;
    undone?: string;
    link?: NoticeLink;
  };

/** Notifies of a change, with undo by button or Ctrl+Z. */
export function useUndoable() {
  const { t } = useTranslation();
  const restoreChange = useRestoreChange();
  return ({ message, note, link, undone = t('undone', { what: message }), ...done }: Done) => {
    const said = note ? `${message} ${note}` : message;
    return 'activityId' in done && !done.activityId
      ? notify(said, link)
      : notifyRestorable(said, { ...done, undone, done: message }, restoreChange, { link });
  };
}

/** Of something new: undoing that deletes it, which is for administrators. */
export function useUndoableCreation() {
  const offerUndo = useUndoable();
  const mayDelete = useIsInGroup('admin');
  return (done: Done) => void (mayDelete ? offerUndo(done) : notifyFinal(done.message));
}

type RestoreChange = (change: RestorableChange, offer?: Offer) => Promise<boolean>;

/** How what a restored change did is offered again: to be redone, or to be undone as a change of its own. */
type Offer = 'redo' | 'undo' | 'undoRepeated';

function notifyRestorable(
  message: string,
  change: RestorableChange,
  restoreChange: RestoreChange,
  options: { link?: NoticeLink | undefined; isRepeated?: boolean },
): string {
  const activity = 'activityId' in change ? change : undefined;
  return notifyUndoable(message, () => restoreChange(change), { ...options, activity });
}

/**
 * Undoes a change, then refetches what is shown; other lists refetch when next shown. Resolves to false
 * when it can be tried again.
 */
export function useRestoreChange(): RestoreChange {
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

  function offerInverse(message: string, inverse: ActivityUndo, offer: Offer) {
    if (offer === 'redo') {
      notifyRedoable(message, () => restoreChange(inverse, 'undoRepeated'), inverse);
    } else {
      const isRepeated = offer === 'undoRepeated';
      notifyRestorable(message, inverse, restoreChange, { isRepeated });
    }
  }

  async function restoreChange(change: RestorableChange, offer: Offer = 'redo'): Promise<boolean> {
    const { undone, done, backTo, then } = change;
    let restoreId: string | undefined;
    try {
      if ('restore' in change) await change.restore();
      else restoreId = await restoreActivity(change);
    } catch (error) {
      showProblem(error);
      return refusalOf(error) !== undefined;
    }
    if (done !== undefined && restoreId)
      offerInverse(undone, { activityId: restoreId, undone: done, done: undone }, offer);
    else notify(undone);
    const goBack = async () => backTo && navigate(backTo);
    await readAnew(client, { go: goBack, beside: then });
    restores.add();
    return true;
  }

  return restoreChange;
}
