import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../core/paths.ts';
import type { Fresh } from '../../records/form/formQuery.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { DeleteEventButton } from './DeleteEventButton.tsx';
import { DownloadIcsButton } from './DownloadIcsButton.tsx';
import { UpdateEventDocument } from './eventChanges.generated.ts';
import { EventForm } from './EventForm.tsx';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import {
  eventInput,
  type EventValues,
  eventValues,
  useEventForm,
  writtenEvent,
} from './useEventForm.ts';
import { useEventUndo } from './useEventUndo.ts';

export function EditEvent({ event }: { event: Fresh<EventTile_EventFragment> }) {
  const { t } = useTranslation(['events', 'common']);
  const { close } = useOpenRecord('event', 'new');
  const offerUndo = useEventUndo();
  const [update] = useMutation(UpdateEventDocument);
  const record = useEventForm({
    name: `Event ${event.id}`,
    stored: event,
    valuesOf: (stored: EventTile_EventFragment = event) => eventValues(stored),
    save,
    leave: close,
  });

  async function save(values: EventValues, from: EventTile_EventFragment = event) {
    const fields = eventInput(values, from);
    const written = { ...from, ...writtenEvent(values, from), version: from.version + 1 };
    const { data } = await update({
      variables: { input: { id: event.id, version: from.version, ...fields } },
      optimisticResponse: { updateEvent: { event: written, activityId: '' } },
    });
    const { title } = fields;
    const { activityId, event: saved } = data!.updateEvent;
    offerUndo({ message: t('saved', { title }), undone: t('asBefore', { title }), activityId });
    return saved;
  }

  return (
    <EventForm
      record={record}
      submitLabel={t('common:save')}
      cancel={close}
      actions={
        <>
          <DeleteEventButton event={event} />
          <DownloadIcsButton path={linkTo.eventIcs(event.id)} label={t('exportOne')} />
        </>
      }
    />
  );
}
