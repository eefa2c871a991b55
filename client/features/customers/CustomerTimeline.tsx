import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { ChoiceFilter } from '../../records/list/ChoiceFilter.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { TimelineEntries } from '../../records/timeline/TimelineEntries.tsx';
import { AddCustomerNote } from './AddCustomerNote.tsx';
import { useCustomerEntry } from './useCustomerEntry.tsx';
import {
  CustomerTimelineDocument,
  type CustomerTimelineQuery,
} from './CustomerTimeline.generated.ts';
import { entryKinds, timelineOf } from './customerTimeline.ts';

const MOST_OF_A_KIND = 50;

export function CustomerTimeline({ id }: { id: string }) {
  const mayEdit = useIsInGroup('editor');
  const { data, error, refetch } = useQuery(CustomerTimelineDocument, {
    variables: { id, most: MOST_OF_A_KIND },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Timeline>
      {mayEdit ? <AddCustomerNote id={id} /> : null}
      {data ? (
        <Entries data={data} />
      ) : (
        <PendingPart error={error} onRetry={() => void refetch()} />
      )}
    </Timeline>
  );
}

function Entries({ data }: { data: CustomerTimelineQuery }) {
  const { t } = useTranslation('customers');
  const { t: say } = useTranslation('screens');
  const { get } = useListParams();
  const entryOf = useCustomerEntry();
  const entries = timelineOf(data);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const shown = entries.filter(({ kind }) => !get('show') || kind === get('show'));
  const isCut = [data.deals, data.invoices].some((list) => list.pageInfo.hasNextPage);
  if (entries.length === 0) return <Text c="dimmed">{say('timeline.none')}</Text>;
  return (
    <>
      {kinds.length > 1 || get('show') ? (
        <ChoiceFilter
          label={t('timeline.show')}
          name="show"
          any={t('timeline.everything')}
          choices={entryKinds.map((value) => ({ value, label: t(`timeline.kinds.${value}`) }))}
        />
      ) : null}
      {shown.length === 0 ? <Text c="dimmed">{t('timeline.noneOfKind')}</Text> : null}
      <TimelineEntries entries={shown.map(entryOf)} />
      {isCut ? <Text size="sm">{t('timeline.cut', { most: MOST_OF_A_KIND })}</Text> : null}
    </>
  );
}
