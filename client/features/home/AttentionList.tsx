import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { Group, Paper, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { AttentionLine } from './AttentionLine.tsx';
import type { AttentionListQuery } from './AttentionList.generated.ts';
import styles from './AttentionList.module.css';
import { useAttentionLines } from './useAttentionLines.ts';

export type AttentionQueryRef = QueryRef<
  AttentionListQuery,
  object,
  'empty' | 'complete' | 'streaming'
>;

export function AttentionList({ query }: { query: AttentionQueryRef }) {
  const { data, error } = useReadQuery(query);
  const { revalidate } = useRevalidator();
  if (data) return <Lines data={data} />;
  return <PendingPart error={error} onRetry={() => void revalidate()} />;
}

function Lines({ data }: { data: AttentionListQuery }) {
  const { t } = useTranslation('home');
  const lines = useAttentionLines(data).filter(({ count }) => count > 0);
  if (lines.length === 0) {
    return (
      <Group gap="xs" c="dimmed" mb="lg">
        <IconCircleCheck size={20} aria-hidden />
        <Text size="sm">{t('attention.none')}</Text>
      </Group>
    );
  }
  return (
    <Paper component="section" aria-labelledby="attention" px="md" pt="md" pb={4} mb="lg">
      <Title id="attention" order={2} size="h5" mb={4}>
        {t('attention.title')}
      </Title>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <AttentionLine key={line.words} {...line} />
        ))}
      </ul>
    </Paper>
  );
}
