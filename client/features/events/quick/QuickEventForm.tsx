import { useState } from 'react';
import { type About, aboutIn } from '../../../core/about.ts';
import { newId } from '../../../core/new-id.ts';
import { useOpenRecord } from '../../../records/list/openRecord.ts';
import { dropDraft } from '../../../records/form/formDrafts.ts';
import type { RecordValue } from '../../../records/form/fieldOverrides.ts';
import { useReferred } from '../../../records/useReferred.ts';
import { useAddressParams } from '../../../ui/useAddressParams.ts';
import { newEventText } from '../newEvent.ts';
import { enteredTimes, newEventValues, useEventForm } from '../useEventForm.ts';
import { useCreateEvent } from '../useCreateEvent.ts';
import { QuickEventPopover } from './QuickEventPopover.tsx';
import type { SlotTimes } from './slotTimes.ts';

interface Props extends SlotTimes {
  onClose: () => void;
}

/** Adds an event about the record whose events the calendar shows. */
export function QuickEventForm(props: Props) {
  const [parameters] = useAddressParams();
  const about = aboutIn(parameters);
  return about ? <AboutRecord {...props} about={about} /> : <Form {...props} about={undefined} />;
}

function AboutRecord({ about, ...props }: Props & { about: About }) {
  const { referred, isPending } = useReferred(about);
  return isPending ? null : <Form {...props} about={referred} />;
}

function Form({ times, slot, about, onClose }: Props & { about: RecordValue | undefined }) {
  const [id] = useState(newId);
  const [isSaving, setIsSaving] = useState(false);
  const { open: openForm } = useOpenRecord('new', 'event');
  const create = useCreateEvent();
  const name = `new Event ${[newEventText(times), about?.id].join(' ').trim()}`;
  const record = useEventForm({
    name,
    valuesOf: () => newEventValues(times, about),
    async save(values) {
      await create(id, values);
      return undefined;
    },
  });
  const { form } = record;

  function leave() {
    onClose();
    slot.focus();
  }

  async function save() {
    setIsSaving(true);
    slot.focus();
    const isSaved = await record.submit(form.getValues());
    if (isSaved) onClose();
    else setIsSaving(false);
  }

  function openAll() {
    const values = form.getValues();
    dropDraft(name);
    onClose();
    openForm(newEventText(enteredTimes(values), values.title));
  }

  return (
    <QuickEventPopover
      form={form}
      slot={slot}
      isOpen={!isSaving}
      save={() => void save()}
      leave={leave}
      dismiss={onClose}
      openAll={openAll}
    />
  );
}
