import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { emptyLists } from '../../core/cachedLists.ts';
import { removeRecords } from '../../records/recordLists.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import {
  DeleteAllNotificationsDocument,
  DeleteNotificationDocument,
} from './NotificationItem.generated.ts';

export function useDeleteNotification({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('notifications');
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const [remove] = useMutation(DeleteNotificationDocument, {
    variables: { input: { id } },
    optimisticResponse: { deleteNotification: { id, activityId: '' } },
    update: (cache) => removeRecords(cache, 'Notification', [id]),
  });
  return async () => {
    try {
      const { data } = await remove();
      const { activityId } = data!.deleteNotification;
      offerUndo({ message: t('deleted', { title }), undone: t('restored', { title }), activityId });
    } catch (error) {
      showProblem(error);
    }
  };
}

/** Deletes up to the newest one shown, so that a new one is not lost unseen. */
export function useDeleteAllNotifications() {
  const { t } = useTranslation('notifications');
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const [removeAll] = useMutation(DeleteAllNotificationsDocument, {
    optimisticResponse: { deleteAllNotifications: { deletedCount: 0, activityId: null } },
    update: (cache) => emptyLists(cache, 'notifications'),
  });
  return async (newest: string | undefined) => {
    try {
      const { data } = await removeAll({ variables: { input: { until: newest ?? null } } });
      const { deletedCount, activityId } = data!.deleteAllNotifications;
      if (!activityId) return;
      const message = t('deletedAll', { count: deletedCount });
      offerUndo({ message, undone: t('restoredAll', { count: deletedCount }), activityId });
    } catch (error) {
      showProblem(error);
    }
  };
}
