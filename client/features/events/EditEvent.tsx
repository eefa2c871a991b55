import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../app/paths.ts';
import { useOpenRecord } from '../../components/openRecord.ts';
import { DeleteEventButton } from './DeleteEventButton.tsx';
import { DownloadIcsButton } from './DownloadIcsButton.tsx';
import { UpdateEventDocument } from './eventChanges.generated.ts';
import { EventForm } from './EventForm.tsx';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { eventInput, type EventValues, eventValues, useEventForm } from './useEventForm.ts';
import { useEventUndo } from './useEventUndo.ts';
import { useShowEventRefusal } from './useShowEventRefusal.ts';

/** Changes an event from the version that was opened; a version from elsewhere never loses what was typed. */
export function EditEvent({ event }: { event: EventTile_EventFragment }) {
  const { t } = useTranslation(['events', 'common']);
  const { close } = useOpenRecord('event', 'new');
  const [base, setBase] = useState(event);
  const [theirs, setTheirs] = useState<EventTile_EventFragment>();
  const form = useEventForm(eventValues(event));
  const showRefusal = useShowEventRefusal(form);
  const offerUndo = useEventUndo();
  const [update, { loading }] = useMutation(UpdateEventDocument);

  async function save(values: EventValues, from = base) {
    const fields = eventInput(values, from);
    const written = { __typename: 'Event', ...from, ...fields, version: from.version + 1 };
    try {
      const { data } = await update({
        variables: { input: { id: event.id, version: from.version, ...fields } },
        optimisticResponse: { updateEvent: { event: written, activityId: '' } },
      });
      const { title } = fields;
      const { activityId } = data!.updateEvent;
      offerUndo({ message: t('saved', { title }), undone: t('asBefore', { title }), activityId });
      close();
    } catch (error) {
      const current = showRefusal(error)?.current;
      if (current) setTheirs(current as EventTile_EventFragment);
    }
  }

  function loadTheirs(version: EventTile_EventFragment) {
    setBase(version);
    setTheirs(undefined);
    form.setValues(eventValues(version));
  }

  return (
    <>
      {theirs ? (
        <Alert color="amber" mb="lg" role="alert">
          <Text mb="sm">{t('errors.conflict')}</Text>
          <Group>
            <Button variant="default" onClick={() => loadTheirs(theirs)}>
              {t('errors.loadTheirs')}
            </Button>
            <Button loading={loading} onClick={() => void save(form.getValues(), theirs)}>
              {t('errors.saveMine')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <EventForm
        form={form}
        submitLabel={t('common:save')}
        isSaving={loading}
        onSubmit={(values) => void save(values)}
      >
        <DeleteEventButton event={event} />
        <DownloadIcsButton path={linkTo.eventIcs(event.id)} label={t('exportOne')} />
      </EventForm>
    </>
  );
}
