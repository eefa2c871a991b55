import { useQuery } from '@apollo/client/react';
import { ActionIcon, Group, Table, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { PendingPart } from '../../../ui/PendingPart.tsx';
import { PagedTableDocument, type PagedTableQueryVariables } from './PagedTable.generated.ts';
import styles from './PagedTable.module.css';

const SIZE = 4;

export function PagedTable() {
  const { t } = useTranslation('material-table', { keyPrefix: 'examples.PagedTable' });
  const { day, money, number } = useFormat();
  const [page, setPage] = useState<PagedTableQueryVariables>({ first: SIZE });
  const query = useQuery(PagedTableDocument, { variables: page });
  const data = query.data ?? query.previousData;
  if (!data)
    return <PendingPart lines={6} error={query.error} onRetry={() => void query.refetch()} />;
  const { nodes, pageInfo, totalCount } = data.invoices;
  return (
    <>
      <Table.ScrollContainer
        minWidth={560}
        type="native"
        tabIndex={0}
        role="region"
        aria-label={t('caption')}
      >
        <Table
          className={styles.table}
          data={{
            head: [t('number'), t('buyer'), t('date'), t('total')],
            body: nodes.map(({ orderNo, buyer, date, total, currency }) => [
              orderNo,
              buyer.name,
              day(date),
              money(total, currency),
            ]),
          }}
        />
      </Table.ScrollContainer>
      <Group justify="flex-end" gap="xs" mt="sm">
        <Text size="sm" c="dimmed" me="auto">
          {t('count', { total: number(totalCount) })}
        </Text>
        <ActionIcon
          variant="default"
          aria-label={t('previous')}
          disabled={!pageInfo.hasPreviousPage}
          onClick={() => setPage({ last: SIZE, before: pageInfo.startCursor })}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t('next')}
          disabled={!pageInfo.hasNextPage}
          onClick={() => setPage({ first: SIZE, after: pageInfo.endCursor })}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </>
  );
}
