import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountingDay } from '../../core/days.ts';
import { DayInput } from '../../ui/dates/DayInput.tsx';
import { TimeInput } from '../../ui/dates/TimeInput.tsx';
import { useEnteredWords } from '../../ui/dates/useEnteredWords.ts';
import { AnyRecordInput } from '../../records/form/AnyRecordInput.tsx';
import type { ReferenceValue } from '../../records/form/fieldOverrides.ts';
import { RecordForm } from '../../records/form/RecordForm.tsx';
import type { RecordFormApi } from '../../records/form/useRecordForm.ts';
import { RecordInput } from '../../records/form/RecordInput.tsx';
import { ClockChangeHint } from './ClockChangeHint.tsx';
import { eventColors } from './eventColors.ts';
import { EventMark } from './EventMark.tsx';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { enteredTimes, type EventValues, useTypedStart } from './useEventForm.ts';
import { ZoneNote } from './ZoneNote.tsx';

interface Props {
  record: RecordFormApi<EventValues, EventTile_EventFragment>;
  submitLabel: string;
  cancel: () => void;
  actions?: ReactNode;
}

export function EventForm({ record, ...props }: Props) {
  const { t } = useTranslation(['events', 'records']);
  const { form } = record;
  const { allDay, color } = form.values;
  const typedStart = useTypedStart(form);
  const labelOf = (name: string) => t(`records:fieldsOf.Event.${name as 'title'}`);
  const field = (name: keyof EventValues) => ({
    label: labelOf(name),
    ...form.getInputProps(name),
  });
  const startField = (name: 'startDay' | 'startTime') => ({
    ...field(name),
    onChange: (value: string) => typedStart.change({ [name]: value }),
    onBlur: typedStart.finish,
  });
  const changeEndDay = (value: string) => {
    form.setFieldValue('endDay', value);
    form.clearFieldError('endTime');
  };
  return (
    <RecordForm record={record} labelOf={labelOf} describe={useDescribe()} {...props}>
      <Stack gap="md">
        <TextInput required data-autofocus maxLength={200} {...field('title')} />
        <Checkbox
          label={labelOf('allDay')}
          {...form.getInputProps('allDay', { type: 'checkbox' })}
        />
        <SimpleGrid cols={2}>
          <DayInput required dayOf={accountingDay} {...startField('startDay')} />
          {allDay ? null : <TimeInput required {...startField('startTime')} />}
          <DayInput required dayOf={accountingDay} {...field('endDay')} onChange={changeEndDay} />
          {allDay ? null : <TimeInput required {...field('endTime')} />}
        </SimpleGrid>
        <ClockChangeHint values={form.values} event={record.base} />
        {allDay ? null : <ZoneNote times={enteredTimes(form.values, record.base)} />}
        <TextInput maxLength={300} {...field('location')} />
        <Textarea rows={4} resize="vertical" maxLength={5_000} {...field('note')} />
        <RecordInput
          of="Customer"
          label={labelOf('customer')}
          {...form.getInputProps('customer')}
          value={form.values.customer}
          onChange={(customer) => form.setFieldValue('customer', customer)}
        />
        <AnyRecordInput
          label={labelOf('record')}
          {...form.getInputProps('record')}
          value={form.values.record}
          onChange={(about) => form.setFieldValue('record', about)}
        />
        <NativeSelect
          leftSection={<EventMark color={color} isNameless />}
          data={eventColors.map((value) => ({
            value,
            label: t(`records:choicesOf.Event.color.${value}`),
          }))}
          {...field('color')}
        />
      </Stack>
    </RecordForm>
  );
}

/** Returns the text of a value in two versions of an event; undefined for those that are their own text. */
function useDescribe() {
  const { t } = useTranslation('records');
  const words = useEnteredWords();
  return (name: string, value: unknown): string | undefined => {
    if (name === 'customer' || name === 'record') return (value as ReferenceValue[])[0]?.name;
    if (name === 'color') return t(`choicesOf.Event.color.${value as EventValues['color']}`);
    if (name === 'startDay' || name === 'endDay') return words.day(value);
    return name === 'startTime' || name === 'endTime' ? words.time(value) : undefined;
  };
}
