import type { FoundNote } from '../../records/foundNotes.ts';

export const notes: Record<string, FoundNote> = {
  Event: ({ record }, { accountingMoment, calendarDay }) =>
    record?.start && (record.allDay ? calendarDay : accountingMoment)(record.start),
};
