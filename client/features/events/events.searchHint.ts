import type { FoundNote } from '../../records/foundNotes.ts';
import type { Found } from '../../records/resources.ts';
import type { EventSearchHintFragment } from './events.searchHint.generated.ts';

export const notes: Record<string, FoundNote> = {
  Event: ({ record }: Found<EventSearchHintFragment>, { accountingMoment, calendarDay }) =>
    record?.start && (record.allDay ? calendarDay : accountingMoment)(record.start),
};
