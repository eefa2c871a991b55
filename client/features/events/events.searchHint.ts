import type { SearchHint } from '../../records/searchHints.ts';
import type { Found } from '../../records/resources.ts';
import type { EventSearchHintFragment } from './events.searchHint.generated.ts';

export const hints: Record<string, SearchHint> = {
  Event: ({ record }: Found<EventSearchHintFragment>, { accountingMoment, calendarDay }) =>
    record?.start &&
    (record.startDay ? calendarDay(record.startDay) : accountingMoment(record.start)),
};
