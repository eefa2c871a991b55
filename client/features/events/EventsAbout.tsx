import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { accountingDay } from '../../core/days.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { AboutList } from '../../records/page/AboutList.tsx';
import type { AboutProps } from '../../records/page/AboutLists.tsx';
import { EventsAboutDocument } from './EventsAbout.generated.ts';
import { eventsAbout } from './showsEvent.ts';

/** The newest events about a record. */
export function About({ about }: AboutProps) {
  const { t } = useTranslation(['events', 'records']);
  const { accountingMoment, calendarDay } = useFormat();
  const mayCreate = useIsInGroup('editor');
  const { data } = useQuery(EventsAboutDocument, {
    variables: { filter: eventsAbout(about) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AboutList
      title={t('about')}
      list={data?.events}
      columns={[
        { title: t('records:fieldsOf.Event.title'), render: ({ title }) => title },
        {
          title: t('records:fieldsOf.Event.start'),
          render: ({ start, startDay }) =>
            startDay ? calendarDay(startDay) : accountingMoment(start),
        },
        {
          title: t('records:fieldsOf.Event.location'),
          render: ({ location }) => location ?? '–',
        },
      ]}
      openAt={(event) => linkTo.event(event.id, event.startDay ?? accountingDay(event.start))}
      allAt={linkTo.events(about)}
      create={
        mayCreate ? { label: t('new'), to: linkTo.events(about, { new: 'next' }) } : undefined
      }
    />
  );
}
