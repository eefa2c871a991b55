import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import { takeFromLists } from '../../components/cachedLists.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { DeleteEventDocument } from './eventChanges.generated.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { useEventUndo } from './useEventUndo.ts';

/** Deletes at once and offers to take it back; shown to who may delete. */
export function DeleteEventButton({ event: { id, title } }: { event: EventTile_EventFragment }) {
  const { t } = useTranslation(['events', 'common']);
  const mayDelete = useIsInGroup('admin');
  const { close } = useOpenRecord('event', 'new');
  const attempt = useAttempt();
  const offerUndo = useEventUndo();
  const [deleteEvent] = useMutation(DeleteEventDocument, {
    optimisticResponse: { deleteEvent: { id, activityId: '' } },
    update: (cache) => takeFromLists(cache, 'events', [id]),
  });

  async function remove() {
    close();
    const deleted = await attempt(deleteEvent({ variables: { input: { id } } }));
    if (!deleted?.data) return;
    const { activityId } = deleted.data.deleteEvent;
    offerUndo({ message: t('deleted', { title }), undone: t('isBack', { title }), activityId });
  }

  if (!mayDelete) return null;
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void remove()}
    >
      {t('common:delete')}
    </Button>
  );
}
