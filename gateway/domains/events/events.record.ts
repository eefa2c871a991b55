import { record } from '../../records/record.ts';
import { derivedFields, eventErrors } from './events.rules.ts';

export const eventRecord = record(
  { kind: 'Event', table: 'events', title: 'title' },
  { derive: ({ row }) => derivedFields(row), check: ({ row }) => eventErrors(row) },
);
