import { Button, Text } from '@mantine/core';
import { AgendaView } from '@mantine/schedule';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NearTexts } from '../../records/list/NearTexts.tsx';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { accountingDay } from '../../core/days.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { AgendaRow } from './AgendaRow.tsx';
import styles from './EventsAgenda.module.css';
import { eventsVariables } from './readEvents.ts';
import { type RenderEvent, type ScheduledEvent, scheduledOf } from './scheduledEvents.ts';
import type { ShownDays } from './shownDays.ts';
import { useEventWords } from './useEventWords.ts';

interface Props {
  events: ScheduledEvent[];
  shown: ShownDays;
  tile: RenderEvent;
}

export function EventsAgenda({ events, shown, tile }: Props) {
  const { dayHeading } = useEventWords();
  const { open } = useOpenRecord('event', 'new');
  if (events.length === 0) return <NoEvents shown={shown} />;
  return (
    <AgendaView
      className={styles.agenda}
      classNames={{
        agendaViewHeader: styles.header,
        agendaViewDateHeader: styles.day,
        agendaViewEvent: styles.event,
      }}
      attributes={{ agendaViewDateHeader: { role: 'heading', 'aria-level': 3 } }}
      rangeStart={shown.day}
      rangeEnd={accountingDay(new Date(shown.to.getTime() - 1))}
      events={events}
      dateHeaderFormat={dayHeading}
      headerFormat={dayHeading}
      onEventClick={(event) => open(scheduledOf(event).event.id)}
      renderEvent={(event, root) => tile(event, { ...root, children: <AgendaRow event={event} /> })}
    />
  );
}

function NoEvents({ shown }: Pick<Props, 'shown'>) {
  const { t } = useTranslation(['events', 'common']);
  const { change } = useListParams();
  const [drawn] = useSearchParams();
  if (!drawn.get('text')) return <EmptyList title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyList title={t('common:list.noneMatch')} text={t('empty.noneMatchText')}>
      <NearTexts kind="Event" filterIn={(asked) => eventsVariables(shown, asked).filter} />
      <Button variant="default" onClick={() => change({ text: undefined })}>
        <Text span inherit>
          {t('common:list.clearFilters')}
        </Text>
      </Button>
    </EmptyList>
  );
}
