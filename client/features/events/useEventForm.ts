import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RecordFormApi,
  type RecordFormOptions,
  useRecordForm,
} from '../../records/form/useRecordForm.ts';
import { useDayCheck } from '../../ui/dates/useDayCheck.ts';
import { startOfAccountingDay } from '../../core/days.ts';
import type { RecordValue, ReferenceValue } from '../../records/form/fieldOverrides.ts';
import { recordIn } from '../../records/recordIn.ts';
import { type EventColor, eventColor } from './eventColors.ts';
import { type EventTimes, storedTimes, timesOf, withLength } from './eventTimes.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { enteredMoment, lastDay, laterByWall, wallSpan, wallText } from './wallTime.ts';

/** The values are the company's days and times; the last of several whole days is inclusive. */
export interface EventValues {
  title: string;
  allDay: boolean;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  location: string;
  note: string;
  color: EventColor;
  customer: ReferenceValue[];
  record: RecordValue[];
}

const MORNING = { startTime: '09:00', endTime: '10:00' };

function timeValues(times: EventTimes) {
  const [startDay = '', startTime = ''] = wallText(times.start).split('T');
  const [endDay = '', endTime = ''] = wallText(times.end).split('T');
  const { allDay } = times;
  if (!allDay) return { allDay, startDay, startTime, endDay, endTime };
  return { allDay, startDay, endDay: lastDay(times), ...MORNING };
}

export const newEventValues = (times: EventTimes, about?: RecordValue): EventValues => ({
  title: '',
  ...timeValues(times),
  location: '',
  note: '',
  color: 'petrol',
  customer: about?.kind === 'Customer' ? [{ id: about.id, name: about.name }] : [],
  record: about && about.kind !== 'Customer' ? [about] : [],
});

export const eventValues = (event: EventTile_EventFragment): EventValues => ({
  title: event.title,
  ...timeValues(timesOf(event)),
  location: event.location ?? '',
  note: event.note ?? '',
  color: eventColor(event.color),
  customer: event.customer ? [{ id: event.customer.id, name: event.customer.name }] : [],
  record: recordIn(event),
});

/** Returns invalid dates for invalid fields. An unchanged start is the stored one of two with this time. */
export function enteredTimes(values: EventValues, event?: EventTile_EventFragment): EventTimes {
  const { allDay, startDay, startTime, endDay, endTime } = values;
  if (allDay) {
    const [start, end] = [startOfAccountingDay(startDay), startOfAccountingDay(endDay, 1)];
    return { allDay, start: start ?? NEVER, end: end ?? NEVER };
  }
  const isKept = event && isSameStart(eventValues(event), values);
  const start = isKept
    ? new Date(event.start)
    : (enteredMoment(startDay, startTime)?.moment ?? NEVER);
  const end = enteredMoment(endDay, endTime, start)?.moment ?? NEVER;
  return withLength({ allDay, start, end }, typedLength(values));
}

const NEVER = new Date(Number.NaN);

/** Returns the length in milliseconds, by the clock on the wall. */
const typedLength = ({ startDay, startTime, endDay, endTime }: EventValues) =>
  Date.parse(`${endDay}T${endTime}Z`) - Date.parse(`${startDay}T${startTime}Z`);

/** Returns the mutation's input; fields that were not edited keep their seconds and unknown colours. */
export function eventInput(values: EventValues, event?: EventTile_EventFragment) {
  const before = event && eventValues(event);
  const isSameTime = before && sameTimes(before, values);
  const { start, end, allDay, startDay, endDay } = isSameTime
    ? event
    : storedTimes(enteredTimes(values, event));
  return {
    title: values.title.trim(),
    ...{ start, end, allDay, startDay, endDay },
    location: values.location.trim() || null,
    note: values.note.trim() || null,
    color: before?.color === values.color ? event!.color : values.color,
    customerId: values.customer[0]?.id ?? null,
    recordKind: values.record[0]?.kind ?? null,
    recordId: values.record[0]?.id ?? null,
  };
}

/** Returns the event as the gateway will answer it. */
export const writtenEvent = (values: EventValues, event?: EventTile_EventFragment) => ({
  ...{ __typename: 'Event' as const },
  ...eventInput(values, event),
  customer: values.customer[0] ? { __typename: 'Customer' as const, ...values.customer[0] } : null,
  recordTitle: values.record[0]?.name ?? null,
});

type Options = RecordFormOptions<EventValues, EventTile_EventFragment>;

export function useEventForm(options: Omit<Options, 'validate' | 'formNames'>) {
  const { t } = useTranslation(['events', 'common']);
  const required = (value: string) => (value.trim() === '' ? t('common:fieldRequired') : null);
  const check = useDayCheck();
  const requiredDay = (value: string) => check.day(value, { isRequired: true });
  const requiredTime = (value: string, values: EventValues) =>
    values.allDay ? null : check.time(value, { isRequired: true });
  function backward(values: EventValues): string | null {
    const { start, end } = enteredTimes(values);
    const isBackward = values.allDay ? end <= start : end < start;
    return isBackward ? t('errors.endBeforeStart') : null;
  }
  return useRecordForm<EventValues, EventTile_EventFragment>({
    ...options,
    formNames: { start: 'startDay', end: 'endDay', customerId: 'customer', recordId: 'record' },
    validate: {
      title: required,
      startDay: requiredDay,
      startTime: requiredTime,
      endDay: (value, values) =>
        requiredDay(value) ?? (value === values.startDay ? null : backward(values)),
      endTime: (value, values) =>
        requiredTime(value, values) ??
        (value !== '' && values.endDay === values.startDay ? backward(values) : null),
    },
  });
}

/** Moves the end with a typed start, from its place before the typing, while the start may be blank or far off. */
export function useTypedStart({ getValues, setValues }: RecordFormApi<EventValues>['form']) {
  const typing = useRef<{ from: EventValues; to: EventValues }>(undefined);
  return {
    change(start: Partial<EventValues>) {
      const values = getValues();
      const { from, to } = typing.current ?? {};
      const before = from && to && sameTimes(to, values) ? from : values;
      const next = withStart({ ...values, ...start }, before);
      typing.current = { from: before, to: next };
      setValues(next);
    },
    finish() {
      if (isReal(enteredTimes(getValues()).start)) typing.current = undefined;
    },
  };
}

function withStart(values: EventValues, from: EventValues): EventValues {
  const [before, after] = [enteredTimes(from), enteredTimes(values)];
  if (![before.start, before.end, after.start].every(isReal)) return values;
  const end = laterByWall(before.end, wallSpan(before.start, after.start));
  if (values.allDay) return { ...values, endDay: lastDay({ start: after.start, end }) };
  const [endDay = '', endTime = ''] = wallText(end).split('T');
  return { ...values, endDay, endTime };
}

const isReal = (moment: Date) => !Number.isNaN(moment.getTime());

const isSameStart = (before: EventValues, values: EventValues): boolean =>
  (['allDay', 'startDay', 'startTime'] as const).every((name) => before[name] === values[name]);

const sameTimes = (before: EventValues, values: EventValues): boolean =>
  isSameStart(before, values) &&
  (['endDay', 'endTime'] as const).every((name) => before[name] === values[name]);
