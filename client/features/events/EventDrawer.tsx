import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { useFormQuery } from '../../records/form/formQuery.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { EditEvent } from './EditEvent.tsx';
import { EventDetails } from './EventDetails.tsx';
import { NewEvent } from './NewEvent.tsx';
import { OpenEventDocument } from './OpenEvent.generated.ts';

/** The width in pixels at which the buttons stand on one line in both languages. */
const WIDTH = 560;

/** Shows the event in the URL, or a new one at the times in the URL. */
export function EventDrawer() {
  const { t } = useTranslation('events');
  const mayChange = useIsInGroup('editor');
  const { id, close } = useOpenRecord('event', 'new');
  const { id: newTimes } = useOpenRecord('new', 'event');
  const isNew = newTimes !== undefined && mayChange;
  return (
    <SideDrawer
      opened={isNew || id !== undefined}
      onClose={close}
      width={WIDTH}
      title={isNew ? t('new') : t('one')}
    >
      {isNew ? <NewEvent key={newTimes} times={newTimes} /> : null}
      {id && !isNew ? <OpenEvent key={id} id={id} mayChange={mayChange} /> : null}
    </SideDrawer>
  );
}

function OpenEvent({ id, mayChange }: { id: string; mayChange: boolean }) {
  const { t } = useTranslation('events');
  const { data, error, refetch } = useFormQuery(OpenEventDocument, { id });
  if (data?.event) {
    return mayChange ? <EditEvent event={data.event} /> : <EventDetails event={data.event} />;
  }
  if (data) return <Text role="status">{t('notFound')}</Text>;
  return <PendingPart error={error} onRetry={() => void refetch().catch(() => undefined)} />;
}
