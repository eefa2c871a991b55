import { useReadQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { paths } from '../../core/paths.ts';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import { LikelyDuplicate } from './LikelyDuplicate.tsx';
import type { loader } from './LikelyDuplicatesPage.loader.ts';

/** Pairs of customers that may be the same, the most likely first. */
export function LikelyDuplicatesPage() {
  const { t } = useTranslation('customers');
  const { number } = useFormat();
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loader>>());
  const { nodes, totalCount, pageInfo } = data.likelyDuplicates;
  const { hasPreviousPage, hasNextPage, endCursor } = pageInfo;
  return (
    <RecordPage title={t('likely.title')} list={{ name: t('title'), path: paths.customers }}>
      <Stack>
        <Text c="dimmed">
          {totalCount === 0
            ? t('likely.none')
            : t('likely.found', { count: totalCount, number: number(totalCount) })}
        </Text>
        <Stack component="ul" m={0} p={0}>
          {nodes.map((pair) => (
            <LikelyDuplicate key={`${pair.customer.id} ${pair.other.id}`} {...pair} />
          ))}
        </Stack>
        <Group>
          {hasPreviousPage ? (
            <Button variant="default" component={Link} to={paths.likelyDuplicates}>
              {t('likely.first')}
            </Button>
          ) : null}
          {hasNextPage ? (
            <Button
              variant="default"
              component={Link}
              to={`?after=${encodeURIComponent(endCursor ?? '')}`}
            >
              {t('likely.more')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </RecordPage>
  );
}
