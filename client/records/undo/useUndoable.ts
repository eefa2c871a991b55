import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type Merge,
  type NoticeLink,
  notify,
  notifyFinal,
  notifyRedoable,
  notifyUnchanged,
  notifyUndoable,
} from '../../core/notify.tsx';
import { refusalOf } from '../../core/refusal.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { shownPath } from '../../core/shownPath.ts';
import type { AboutRecord, ActivityUndo } from '../../core/undoStack.ts';
import { readAnew } from '../../core/cachedLists.ts';
import { undoEvents } from './restores.ts';
import { RestoreDocument } from './useUndoable.generated.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';

/** How a change is undone: by an activity of the gateway, or by its own inverse change. */
type Way = Pick<ActivityUndo, 'activityId' | 'recordId'> | { restore: () => Promise<unknown> };

type RestorableChange = Way &
  Omit<ActivityUndo, 'activityId' | 'recordId'> & {
    then?: () => Promise<unknown>;
    merge?: MergedChanges | undefined;
  };

export type Done = Way &
  Pick<RestorableChange, 'about' | 'draft' | 'then' | 'merge'> & {
    message: string;
    /** Describes what the change skipped; a redo does not repeat it. */
    note?: string;
    undone?: string;
    link?: NoticeLink;
  };

/** The changes of one kind that follow each other, and what is said of so many of them. */
export interface MergedChanges extends Merge {
  sayUndone: (count: number) => string;
}

type Link = NoticeLink | undefined;

const isShown = ({ page }: AboutRecord) => `${shownPath.read()}/`.startsWith(`${page}/`);

/** Notifies of a change, which a button or Ctrl+Z undoes; a change without an activity changed nothing. */
export function useNotifyUndoable() {
  const { t } = useTranslation();
  const restoreChange = useRestoreChange();
  return ({ message, note, link, undone = t('undone', { what: message }), ...done }: Done) => {
    const said = note ? `${message} ${note}` : message;
    return 'activityId' in done && !done.activityId
      ? notifyUnchanged(note)
      : notifyRestorable(
          said,
          { ...done, ...(note && { merge: undefined }), undone, done: message },
          restoreChange,
          { link },
        );
  };
}

/** Notifies of a new record: undoing it deletes the record, which only administrators can do. */
export function useUndoableCreation() {
  const offerUndo = useNotifyUndoable();
  const mayDelete = useIsInGroup('admin');
  return (done: Done) => void (mayDelete ? offerUndo(done) : notifyFinal(done.message, done.link));
}

type RestoreChange = (change: RestorableChange, offer?: Offer) => Promise<boolean>;

/** How an undone change is offered again: as a redo, or as a change of its own that can be undone. */
type Offer = 'redo' | 'undo' | 'undoRepeated';

interface Offered {
  offer: Offer;
  link: Link;
  merge: Merge | undefined;
}

function notifyRestorable(
  message: string,
  change: RestorableChange,
  restoreChange: RestoreChange,
  options: { link?: NoticeLink | undefined; isRepeated?: boolean },
): string {
  const { merge, ...kept } = change;
  const activity = 'activityId' in kept ? kept : undefined;
  const undo = () => restoreChange(change);
  return notifyUndoable(message, undo, { ...options, activity, merge });
}

async function restoreActivity(
  client: ApolloClient,
  { activityId, recordId }: { activityId: string; recordId?: string },
) {
  const variables = { input: { activityId, ...(recordId && { recordId }) } };
  const { data } = await client.mutate({ mutation: RestoreDocument, variables });
  return data?.restore.activity;
}

/**
 * Undoes a change, then refetches what is shown; other lists refetch when next shown. Resolves to false when it can be
 * retried.
 */
export function useRestoreChange(): RestoreChange {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const showProblem = useShowProblem();

  function offerInverse(message: string, inverse: ActivityUndo, how: Offered) {
    const { offer, link, merge } = how;
    if (offer === 'redo') {
      const redo = () => restoreChange(inverse, 'undoRepeated');
      notifyRedoable(message, redo, { activity: inverse, link, merge });
    } else {
      const isRepeated = offer === 'undoRepeated';
      notifyRestorable(message, inverse, restoreChange, { isRepeated, link });
    }
  }

  async function restoreChange(change: RestorableChange, offer: Offer = 'redo'): Promise<boolean> {
    const { undone, done, about, draft, then, merge } = change;
    let restored: { id: string; action: string } | undefined;
    try {
      if ('restore' in change) await change.restore();
      else restored = await restoreActivity(client, change);
    } catch (error) {
      showProblem(error);
      return refusalOf(error) !== undefined;
    }
    const isGone = restored?.action === 'deleted';
    const link =
      about && !isGone && !isShown(about) ? { to: about.page, label: t('show') } : undefined;
    if (done !== undefined && restored) {
      const inverse = {
        activityId: restored.id,
        undone: done,
        done: undone,
        about,
        draft,
      };
      const undoneTogether = merge && { ...merge, say: merge.sayUndone };
      offerInverse(undone, inverse, { offer, link, merge: undoneTogether });
    } else notify(undone, link);
    if (isGone && draft) (await import('./restoreDraft.ts')).restoreDraft(draft);
    const leave = async () => about && isGone && isShown(about) && navigate(about.list);
    await readAnew(client, { go: leave, beside: then });
    undoEvents.add();
    return true;
  }

  return restoreChange;
}
