import { problem } from '../../errors/problem.ts';
import { isOfDays } from '../../formats/days.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import { columnsOfDays } from './events.rules.ts';

export const eventRecord = declaredRecord<'events'>('Event', {
  rules: {
    derive: ({ row }) => ({ allDay: row.allDay === 1 && isOfDays(row) ? 1 : 0 }),
    validate: ({ row: { start, end } }) => ({
      ...(end < start && { end: problem('before_start') }),
    }),
  },
  operations: {
    toColumns: (_row, given) => columnsOfDays(given),
    /** Events that end at `from` are left out, those that begin then are not, however short. */
    filterConditions: ({ from, to }, { eb }) => [
      ...(from ? [eb.or([eb('end', '>', from), eb('start', '>=', from)])] : []),
      ...(to ? [eb('start', '<', to)] : []),
    ],
  },
});
