import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { type About, aboutIn } from '../../core/about.ts';
import { newId } from '../../core/new-id.ts';
import { linkTo } from '../../core/paths.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import type { RecordValue } from '../../records/form/fieldOverrides.ts';
import { useReferred } from '../../records/useReferred.ts';
import { useUndoableCreation } from '../../records/undo/useUndoable.ts';
import { CreateEventDocument } from './eventChanges.generated.ts';
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

/** The new event is about the record whose events the calendar shows. */
export function NewEvent({ times }: { times: string }) {
  const [parameters] = useAddressParams();
  const about = aboutIn(parameters);
  if (!about) return <NewEventForm times={times} about={undefined} />;
  return (
    <Suspense fallback={<PartLoader />}>
      <NewEventAbout times={times} about={about} />
    </Suspense>
  );
}

function NewEventAbout({ times, about }: { times: string; about: About }) {
  const { referred, isPending } = useReferred(about);
  return isPending ? <PartLoader /> : <NewEventForm times={times} about={referred} />;
}

interface Props {
  times: string;
  about: RecordValue | undefined;
}

function NewEventForm({ times, about }: Props) {
  const { t } = useTranslation('events');
  const { close } = useOpenRecord('new', 'event');
  const [, , coming] = useAddressParams([]);
  // Makes a retry safe after a lost answer.
  const [id] = useState(newId);
  const offerUndo = useUndoableCreation();
  const { revalidate } = useRevalidator();
  const [create] = useMutation(CreateEventDocument);
  const record = useEventForm({
    name: `new Event ${[times, about?.id].join(' ').trim()}`,
    valuesOf: () => newEventValues(newEventTimes(times), about),
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
