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

/** Puts an event into the calendar, at the times that the URL names. */
export function NewEvent({ times }: { times: string }) {
  const { t } = useTranslation('events');
  const { close } = useOpenRecord('new', 'event');
  // Sent again after an answer that was lost, it is the same event.
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

  return <EventForm record={record} submitLabel={t('create')} />;
}

/** Every list may have it: each shows what takes place in its days. */
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
