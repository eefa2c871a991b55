import { IconCalendar } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { dayField } from '../../ui/calendarDay.ts';
import { accountingDay } from '../../ui/accountingDay.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Event',
    path: paths.calendar,
    icon: IconCalendar,
    begin: { label: 'events:new', to: `${paths.calendar}?new=now` },
    link: (id) => linkTo.event(id),
    linkFound: ({ id, record }) =>
      linkTo.event(id, record?.start && (record.allDay ? dayField : accountingDay)(record.start)),
  },
];
