import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { newId } from '../../core/new-id.ts';
import { linkTo } from '../../core/paths.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { useUndoableCreation } from '../../records/undo/useUndoable.ts';
import { CreateEventDocument, EventCustomerDocument } from './eventChanges.generated.ts';
import { EventForm } from './EventForm.tsx';
import { newEventTimes } from './newEvent.ts';
import { showsEvent } from './showsEvent.ts';
import {
  eventInput,
  type EventValues,
  newEventValues,
  useEventForm,
  writtenEvent,
} from './useEventForm.ts';

/** The new event is about the customer whose events the calendar shows. */
export function NewEvent({ times }: { times: string }) {
  const { get } = useListParams();
  const id = get('customer');
  const { data, error } = useQuery(EventCustomerDocument, { variables: { id }, skip: !id });
  if (id && !data && !error) return <PartLoader />;
  return <NewEventForm times={times} customer={data?.customer} />;
}

interface Props {
  times: string;
  customer: { id: string; name: string } | null | undefined;
}

function NewEventForm({ times, customer }: Props) {
  const { t } = useTranslation('events');
  const { close } = useOpenRecord('new', 'event');
  const [, , coming] = useAddressParams([]);
  // Makes a retry safe after a lost answer.
  const [id] = useState(newId);
  const offerUndo = useUndoableCreation();
  const { revalidate } = useRevalidator();
  const [create] = useMutation(CreateEventDocument);
  const record = useEventForm({
    name: `new Event ${[times, customer?.id].join(' ').trim()}`,
    valuesOf: () => newEventValues(newEventTimes(times), customer),
    save,
  });

  async function save(values: EventValues) {
    const input = { id, ...eventInput(values) };
    const written = { ...writtenEvent(values), id, version: 1 };
    const { data } = await create({
      variables: { input },
      optimisticResponse: { createEvent: { event: written, activityId: '' } },
      update: (cache) => addToLists(cache, id),
    });
    const { activityId } = data!.createEvent;
    const isSeen = showsEvent(coming(), written);
    const link = { to: linkTo.event(id, values.startDay), label: t('show') };
    offerUndo({
      message: t('created', { title: input.title }),
      activityId,
      then: revalidate,
      ...(!isSeen && { link }),
    });
    close();
    if (!isSeen) await revalidate();
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
