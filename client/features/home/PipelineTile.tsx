import { useQuery } from '@apollo/client/react';
import { Anchor, Group, Progress, Table } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { chartColor } from '../../ui/charts/chartColors.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { listed } from './listed.ts';
import { dealsNeeding } from './listQueries.ts';
import type { PipelineTileQuery } from './PipelineTile.generated.ts';
import styles from './PipelineTile.module.css';
import { Tile } from './Tile.tsx';
import { tileQueries } from './tileQueries.ts';

export function PipelineTile() {
  const { t } = useTranslation(['home', 'records']);
  return (
    <Tile title={t('pipeline.title')} note={t('pipeline.note')} size="pipeline">
      <Pipeline />
    </Tile>
  );
}

function Pipeline() {
  const { t } = useTranslation(['home', 'deals', 'records']);
  const { money, number } = useFormat();
  const { data, error, refetch } = useQuery(...tileQueries.pipeline());
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} lines={6} />;
  const stages = data.dealStages.map((figures) => ({
    ...figures,
    name: t(`records:choicesOf.Deal.stage.${figures.stage}`),
  }));
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <>
      <Table verticalSpacing={6} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('records:fieldsOf.Deal.stage')}</Table.Th>
            <Table.Td className={styles.bar} aria-hidden />
            <Table.Th ta="right">{t('pipeline.count')}</Table.Th>
            <Table.Th ta="right">{t('pipeline.amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {stages.map(({ stage, name, count, amount }) => (
            <Table.Tr key={stage}>
              <Table.Th scope="row" fw={400} id={`stage-${stage}`}>
                {name}
              </Table.Th>
              <Table.Td className={styles.bar} aria-hidden>
                <Progress
                  size="lg"
                  radius="xs"
                  value={(count / most) * 100}
                  color={chartColor(0)}
                />
              </Table.Td>
              <Table.Td ta="right">
                <Anchor
                  component={Link}
                  to={listed('Deal', { as: 'table', stage }).link}
                  size="sm"
                  fw={600}
                  id={`sales-${stage}`}
                  aria-labelledby={`stage-${stage} sales-${stage}`}
                >
                  {number(count)}
                </Anchor>
              </Table.Td>
              <Table.Td ta="right" className={styles.amount}>
                {money(amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <NeedingAttention figures={data} />
    </>
  );
}

/** The reasons to look at a deal; the figures in the query have the same names. */
const attentions = ['overdue', 'stalled', 'lateNextStep', 'noNextStep'] as const;

function NeedingAttention({ figures }: { figures: PipelineTileQuery }) {
  const { t } = useTranslation(['home', 'deals', 'records']);
  const { number } = useFormat();
  return (
    <Group component="ul" aria-label={t('pipeline.attention')} className={styles.attention}>
      {attentions.map((attention) => (
        <li key={attention}>
          <Anchor component={Link} to={listed('Deal', dealsNeeding(attention)).link} size="sm">
            {t(`deals:filters.${attention}`)} {number(figures[attention].totalCount)}
          </Anchor>
        </li>
      ))}
    </Group>
  );
}
