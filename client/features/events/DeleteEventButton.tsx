import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { removeRecords } from '../../records/recordLists.ts';
import { DeleteButton } from '../../records/page/DeleteButton.tsx';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { DeleteEventDocument } from './eventChanges.generated.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { useEventUndo } from './useEventUndo.ts';

export function DeleteEventButton({ event: { id, title } }: { event: EventTile_EventFragment }) {
  const { t } = useTranslation('events');
  const { close } = useOpenRecord('event', 'new');
  const attempt = useAttempt();
  const offerUndo = useEventUndo();
  const [deleteEvent] = useMutation(DeleteEventDocument, {
    optimisticResponse: { deleteEvent: { id, activityId: '' } },
    update: (cache) => removeRecords(cache, 'Event', [id]),
  });

  async function remove() {
    close();
    const deleted = await attempt(deleteEvent({ variables: { input: { id } } }));
    if (!deleted?.data) return;
    const { activityId } = deleted.data.deleteEvent;
    offerUndo({ message: t('deleted', { title }), undone: t('isBack', { title }), activityId });
  }

  return <DeleteButton onDelete={remove} />;
}
