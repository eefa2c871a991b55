import { ActionIcon, Anchor, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import type { DealColumnHeader_FiguresFragment } from './DealColumnHeader.generated.ts';
import styles from './DealColumnHeader.module.css';

/** Shows totals of the filtered deals; the count links to their list. */
export function DealColumnHeader({ figures }: { figures: DealColumnHeader_FiguresFragment }) {
  const { t } = useTranslation(['deals', 'records']);
  const { money, number } = useFormat();
  const mayCreate = useIsInGroup('editor');
  const [parameters] = useSearchParams();
  const list = new URLSearchParams(parameters);
  list.set('stage', figures.stage);
  list.set('as', 'table');
  return (
    <header className={styles.header} role="presentation">
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={2} size="h6" className={styles.title}>
          {t(`records:choicesOf.Deal.stage.${figures.stage}`)}
        </Title>
        <Group gap={4} wrap="nowrap">
          <Anchor component={Link} to={`?${list.toString()}`} size="sm" fw={600}>
            {t('dealCount', { count: figures.count, number: number(figures.count) })}
          </Anchor>
          {mayCreate ? (
            <ActionIcon
              component={Link}
              to={linkTo.newDeal({ stage: figures.stage })}
              variant="subtle"
              color="gray"
              aria-label={t('newIn', { stage: t(`records:choicesOf.Deal.stage.${figures.stage}`) })}
            >
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
          ) : null}
        </Group>
      </Group>
      <Text fw={600} className={styles.amount}>
        {money(figures.amount)}
      </Text>
      <Text size="xs" c="dimmed">
        {t('weighted', {
          amount: money(figures.weightedAmount),
          probability: number(figures.probability),
        })}
      </Text>
    </header>
  );
}
