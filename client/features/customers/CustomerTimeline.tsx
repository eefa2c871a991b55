import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { Timeline } from '../../records/timeline/Timeline.tsx';
import { CustomerTimelineDocument } from './CustomerTimeline.generated.ts';
import { useSaleEntries } from './useSaleEntries.tsx';

const MOST_OF_A_KIND = 50;
const entryKinds = ['note', 'deal', 'invoice'] as const;

interface Props {
  declaration: Pick<RecordDeclaration, 'kind' | 'write'>;
  id: string;
}

export function CustomerTimeline({ declaration: { kind, write }, id }: Props) {
  const { t } = useTranslation('customers');
  const { data, error, refetch } = useQuery(CustomerTimelineDocument, {
    variables: { id, most: MOST_OF_A_KIND },
    fetchPolicy: 'cache-and-network',
  });
  const entriesOf = useSaleEntries();
  const isCut = data && [data.deals, data.invoices].some((list) => list.pageInfo.hasNextPage);
  return (
    <Timeline
      {...{ kind, id, write }}
      others={{
        entries: data && entriesOf(data),
        error,
        onRetry: () => void refetch(),
        choices: entryKinds.map((value) => ({ value, label: t(`timeline.kinds.${value}`) })),
        foot: isCut ? <Text size="sm">{t('timeline.cut', { most: MOST_OF_A_KIND })}</Text> : null,
      }}
    />
  );
}
