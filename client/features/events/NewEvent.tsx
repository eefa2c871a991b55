import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { type About, aboutIn } from '../../core/about.ts';
import { newId } from '../../core/new-id.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import type { RecordValue } from '../../records/form/fieldOverrides.ts';
import { useReferred } from '../../records/useReferred.ts';
import { EventForm } from './EventForm.tsx';
import { newEventTimes, newEventTitle } from './newEvent.ts';
import { useCreateEvent } from './useCreateEvent.ts';
import { type EventValues, newEventValues, useEventForm } from './useEventForm.ts';

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
  // Makes a retry safe after a lost answer.
  const [id] = useState(newId);
  const { revalidate } = useRevalidator();
  const create = useCreateEvent();
  const record = useEventForm({
    name: `new Event ${[times, about?.id].join(' ').trim()}`,
    valuesOf: () => ({
      ...newEventValues(newEventTimes(times), about),
      title: newEventTitle(times),
    }),
    save,
  });

  async function save(values: EventValues) {
    const isSeen = await create(id, values);
    close();
    if (!isSeen) await revalidate();
    return undefined;
  }

  return <EventForm record={record} submitLabel={t('create')} cancel={close} />;
}
