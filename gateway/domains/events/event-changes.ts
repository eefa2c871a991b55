import type { Context } from '../../graphql/context.ts';
import { conflict, refuseErrors } from '../../graphql/errors.ts';
import type { CreateEventInput, UpdateEventInput } from '../../graphql/generated/resolvers.ts';
import { changeRecord, removeRecord } from '../../record-changes.ts';
import { recorded } from '../../recording.ts';
import { newId } from '../../store/new-id.ts';
import { derivedFields, enteredColumns, eventErrors } from './events.rules.ts';
import { deleteEvent, findEvent, insertEvent, updateEvent } from './events.store.ts';
import { eventRecord, type EventRow } from './events.table.ts';

const nothing = { location: null, note: null, color: null };

export function makeEvent(context: Context, input: CreateEventInput): Promise<EventRow> {
  const id = input.id ?? newId();
  return recorded(context, async ({ db, touch }) => {
    await touch(eventRecord, id);
    const entered = { ...nothing, ...enteredColumns(input), id, version: 1 } as EventRow;
    refuseErrors(eventErrors(entered));
    const event = await insertEvent(db, { ...entered, ...derivedFields(entered) });
    if (!event) throw conflict('An event with this id exists', { fields: { id: 'is taken' } });
    return event;
  });
}

interface ChangedEvent {
  event: EventRow;
  activityId: string;
}

export function changeEvent(
  context: Context,
  { id, version, ...input }: UpdateEventInput,
): Promise<ChangedEvent> {
  const wanted = { record: eventRecord, id, find: findEvent };
  return changeRecord(context, wanted, async ({ activityId, db }, stored) => {
    const columns = enteredColumns(input);
    const entered = { ...stored, ...columns };
    refuseErrors(eventErrors(entered));
    const from = { id, version: version ?? stored.version };
    const event = await updateEvent(db, from, { ...columns, ...derivedFields(entered) });
    return event && { event, activityId };
  });
}

export const removeEvent = (context: Context, id: string) =>
  removeRecord(context, { record: eventRecord, id }, deleteEvent);
