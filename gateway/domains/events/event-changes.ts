import type { Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { conflict, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { CreateEventInput, UpdateEventInput } from '../../graphql/generated/resolvers.ts';
import { recorded, type Recording } from '../../recording.ts';
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

/** An event that was changed, and the activity by which that can be taken back. */
interface ChangedEvent {
  event: EventRow;
  activityId: string;
}

export function changeEvent(context: Context, input: UpdateEventInput): Promise<ChangedEvent> {
  const changed = recorded(context, (recording) => change(recording, input));
  return refuseStale(context, { field: 'event', id: input.id }, changed);
}

async function change(
  { activityId, db, touch }: Recording,
  { id, version, ...input }: UpdateEventInput,
): Promise<ChangedEvent> {
  await touch(eventRecord, id);
  const stored = await findEvent(db, id);
  if (!stored) throw notFound('Event');
  const columns = enteredColumns(input);
  const entered = { ...stored, ...columns };
  refuseErrors(eventErrors(entered));
  const changes = { ...columns, ...derivedFields(entered) };
  const event = await updateEvent(db, { id, version: version ?? stored.version }, changes);
  if (!event) throw new StaleVersion();
  return { event, activityId };
}

/** Returns the activity by which the event can come back. */
export function removeEvent(context: Context, id: string): Promise<string> {
  return recorded(context, async ({ activityId, db, touch }) => {
    await touch(eventRecord, id);
    if (!(await deleteEvent(db, id))) throw notFound('Event');
    return activityId;
  });
}
