import { Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../core/paths.ts';
import { DetailList } from '../../records/page/DetailList.tsx';
import { PreviewLink } from '../../records/page/PreviewLink.tsx';
import { RecordLink } from '../../records/page/RecordLink.tsx';
import { recordIn } from '../../records/recordIn.ts';
import { DownloadIcsButton } from './DownloadIcsButton.tsx';
import { EventMark } from './EventMark.tsx';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { timesOf } from './eventTimes.ts';
import { useEventWords } from './useEventWords.ts';

export function EventDetails({ event }: { event: EventTile_EventFragment }) {
  const { t } = useTranslation(['events', 'records']);
  const { when } = useEventWords();
  const [about] = recordIn(event);
  return (
    <Stack>
      <Title order={3} size="h4">
        {event.title}
      </Title>
      <DetailList
        details={[
          [t('records:fieldsOf.Event.when'), when(timesOf(event))],
          [t('records:fieldsOf.Event.location'), event.location],
          [t('records:fieldsOf.Event.note'), event.note],
          [
            t('records:fieldsOf.Event.customer'),
            event.customer && (
              <PreviewLink
                key="customer"
                kind="Customer"
                id={event.customer.id}
                name={event.customer.name}
              />
            ),
          ],
          [t('records:fieldsOf.Event.record'), about && <RecordLink key="record" {...about} />],
          [t('records:fieldsOf.Event.color'), <EventMark key="color" color={event.color} />],
        ]}
      />
      <Group>
        <DownloadIcsButton path={linkTo.eventIcs(event.id)} label={t('exportOne')} />
      </Group>
    </Stack>
  );
}
