import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { accountingDay } from '../../core/days.ts';
import { RelatedList } from '../../records/page/RelatedList.tsx';
import type { CustomerRelatedFragment } from './CustomerRelated.generated.ts';

interface Props {
  id: string;
  related: Pick<CustomerRelatedFragment, 'events' | 'messages'>;
}

/** Shows the newest events about a customer, and messages about it in one's own inbox. */
export function CustomerContacted({ id, related: { events, messages } }: Props) {
  const { t } = useTranslation('customers');
  const { accountingMoment, calendarDay, moment } = useFormat();
  const mayCreate = useIsInGroup('editor');
  return (
    <>
      <RelatedList
        title={t('events.title')}
        list={events}
        columns={[
          { title: t('events.event'), render: ({ title }) => title },
          {
            title: t('events.start'),
            render: ({ start, startDay }) =>
              startDay ? calendarDay(startDay) : accountingMoment(start),
          },
          { title: t('events.location'), render: ({ location }) => location ?? '–' },
        ]}
        openAt={(event) => linkTo.event(event.id, event.startDay ?? accountingDay(event.start))}
        allAt={linkTo.events({ customer: id })}
        create={
          mayCreate
            ? { label: t('events.new'), to: linkTo.events({ customer: id, new: 'next' }) }
            : undefined
        }
      />
      <RelatedList
        title={t('messages.title')}
        list={messages}
        columns={[
          {
            title: t('messages.subject'),
            render: ({ subject }) => subject || t('messages.noSubject'),
          },
          { title: t('messages.from'), render: ({ sender }) => sender.name },
          { title: t('messages.date'), render: ({ date }) => moment(date) },
        ]}
        openAt={(message) => linkTo.message(message.id)}
        allAt={linkTo.messages({ customer: id })}
        create={{
          label: t('messages.new'),
          to: linkTo.messages({ customer: id, compose: 'new' }),
        }}
      />
    </>
  );
}
