import type { FoundNote } from '../../records/foundNotes.ts';

export const notes: Record<string, FoundNote> = {
  Event: ({ record }, { calendarDay, moment }) =>
    record?.start && (record.allDay ? calendarDay : moment)(record.start),
};
