import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../app/new-id.ts';
import { notify } from '../../app/notify.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import { CreateEventDocument } from './eventChanges.generated.ts';
import { EventForm } from './EventForm.tsx';
import { newEventTimes } from './newEvent.ts';
import { eventInput, type EventValues, newEventValues, useEventForm } from './useEventForm.ts';

export function NewEvent({ times }: { times: string }) {
  const { t } = useTranslation('events');
  const { close } = useOpenRecord('new', 'event');
  // Makes a retry safe after a lost answer.
  const [id] = useState(newId);
  const [create] = useMutation(CreateEventDocument);
  const record = useEventForm({
    name: `new Event ${times}`,
    valuesOf: () => newEventValues(newEventTimes(times)),
    save,
  });

  async function save(values: EventValues) {
    const input = { id, ...eventInput(values) };
    const written = { __typename: 'Event', ...input, version: 1 };
    await create({
      variables: { input },
      optimisticResponse: { createEvent: { event: written } },
      update: (cache) => addToLists(cache, id),
    });
    notify(t('created', { title: input.title }));
    close();
    return undefined;
  }

  return <EventForm record={record} submitLabel={t('create')} cancel={close} />;
}

/** Adds it to every cached list, which filters by its days. */
function addToLists(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      events(stored: unknown, { toReference, readField }) {
        const list = stored as { nodes: Reference[] };
        const added = toReference({ __typename: 'Event', id });
        if (!added || list.nodes.some((node) => readField('id', node) === id)) return list;
        return { ...list, nodes: [...list.nodes, added] };
      },
    },
  });
}
