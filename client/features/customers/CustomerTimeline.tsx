import { useQuery } from '@apollo/client/react';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import { ChoiceFilter } from '../../components/ChoiceFilter.tsx';
import { PendingPart } from '../../components/PendingPart.tsx';
import { useListParams } from '../../components/useListParams.ts';
import { AddCustomerNote } from './AddCustomerNote.tsx';
import { CustomerTimelineEntry } from './CustomerTimelineEntry.tsx';
import {
  CustomerTimelineDocument,
  type CustomerTimelineQuery,
} from './CustomerTimeline.generated.ts';
import styles from './CustomerTimeline.module.css';
import { entryKinds, timelineOf } from './customerTimeline.ts';

const MOST_OF_A_KIND = 50;

export function CustomerTimeline({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const mayEdit = useIsInGroup('editor');
  const { data, error, refetch } = useQuery(CustomerTimelineDocument, {
    variables: { id, most: MOST_OF_A_KIND },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Paper p="lg" component="section" aria-labelledby="timeline">
      <Stack gap="md">
        <Title id="timeline" order={2} size="h4">
          {t('timeline.title')}
        </Title>
        {mayEdit ? <AddCustomerNote id={id} /> : null}
        {data ? (
          <Entries data={data} />
        ) : (
          <PendingPart error={error} onRetry={() => void refetch()} />
        )}
      </Stack>
    </Paper>
  );
}

function Entries({ data }: { data: CustomerTimelineQuery }) {
  const { t } = useTranslation('customers');
  const { get } = useListParams();
  const entries = timelineOf(data);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const shown = entries.filter(({ kind }) => !get('show') || kind === get('show'));
  const isCut = [data.deals, data.invoices].some((list) => list.pageInfo.hasNextPage);
  if (entries.length === 0) return <Text c="dimmed">{t('timeline.empty')}</Text>;
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
      <ol className={styles.entries}>
        {shown.map((entry) => (
          <CustomerTimelineEntry key={`${entry.kind} ${entry.record.id}`} entry={entry} />
        ))}
      </ol>
      {isCut ? <Text size="sm">{t('timeline.cut', { most: MOST_OF_A_KIND })}</Text> : null}
    </>
  );
}
