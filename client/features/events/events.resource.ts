import { IconCalendar } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { accountingDay } from '../../core/days.ts';
import type { Found, Resource } from '../../records/resources.ts';
import type { EventSearchHintFragment } from './events.searchHint.generated.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Event',
    path: paths.calendar,
    icon: IconCalendar,
    createAction: { label: 'events:new', to: `${paths.calendar}?new=now` },
    link: (id) => linkTo.event(id),
    linkFound: ({ id, record }: Found<EventSearchHintFragment>) =>
      linkTo.event(id, record?.start && (record.startDay ?? accountingDay(record.start))),
  },
];
