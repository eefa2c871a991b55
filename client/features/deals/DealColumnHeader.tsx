import { Anchor, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { CURRENCY } from '../../components/currency.ts';
import type { DealColumnHeader_FiguresFragment } from './DealColumnHeader.generated.ts';
import styles from './DealColumnHeader.module.css';

/** Totals of the filtered deals; the count links to their list. */
export function DealColumnHeader({ figures }: { figures: DealColumnHeader_FiguresFragment }) {
  const { t } = useTranslation('deals');
  const { money, number } = useFormat();
  const [parameters] = useSearchParams();
  const list = new URLSearchParams(parameters);
  list.set('stage', figures.stage);
  list.set('as', 'table');
  return (
    <header className={styles.header} role="presentation">
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Title order={2} size="h6" className={styles.title}>
          {t(`stages.${figures.stage}`)}
        </Title>
        <Anchor component={Link} to={`?${list.toString()}`} size="sm" fw={600}>
          {t('dealCount', { count: figures.count, number: number(figures.count) })}
        </Anchor>
      </Group>
      <Text fw={600} className={styles.amount}>
        {money(figures.amount, CURRENCY)}
      </Text>
      <Text size="xs" c="dimmed">
        {t('weighted', {
          amount: money(figures.weightedAmount, CURRENCY),
          probability: number(figures.probability),
        })}
      </Text>
    </header>
  );
}
