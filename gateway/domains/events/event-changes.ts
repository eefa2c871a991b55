import type { Context } from '../../graphql/context.ts';
import type { CreateEventInput, UpdateEventInput } from '../../graphql/generated/resolvers.ts';
import { commitOne, createRecord, deleteRecord, update } from '../../records/changes.ts';
import { newId } from '../../store/new-id.ts';
import { eventRecord } from './events.record.ts';
import { enteredColumns } from './events.rules.ts';
import type { EventRow } from './events.table.ts';

const nothing = { location: null, note: null, color: null };

export function makeEvent(context: Context, input: CreateEventInput): Promise<EventRow> {
  const id = input.id ?? newId();
  const row = { ...nothing, ...enteredColumns(input), id, version: 1 } as EventRow;
  return createRecord(context, eventRecord, { row });
}

export async function changeEvent(context: Context, input: UpdateEventInput) {
  const change = update(eventRecord, input, () => ({ row: enteredColumns(input) }));
  const { held, activityId } = await commitOne(context, change);
  return { event: held!.row, activityId };
}

export const removeEvent = (context: Context, id: string) =>
  deleteRecord(context, eventRecord, { id });
