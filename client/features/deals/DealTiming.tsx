import { Text } from '@mantine/core';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../ui/useNow.ts';
import styles from './DealTiming.module.css';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { timingOf } from './dealTiming.ts';

type Deal = Pick<DealCard_DealFragment, 'stage' | 'stageChangedAt' | 'expectedCloseDay'>;

interface Props {
  deal: Deal;
  isBrief?: boolean;
}

export function DealTiming({ deal, isBrief = false }: Props) {
  const { t } = useTranslation('deals');
  const { daysInStage, daysOverdue, isStalled } = timingOf(deal, useNow());
  return (
    <span className={styles.timing}>
      {daysOverdue > 0 ? (
        <Text span size="xs" className={styles.late}>
          <IconAlertTriangle size={14} aria-hidden /> {t('overdue', { count: daysOverdue })}
        </Text>
      ) : null}
      {isBrief && daysOverdue > 0 ? null : (
        <Text span size="xs" c="dimmed" className={styles.days}>
          <IconHourglass size={14} aria-hidden />
          {daysInStage === 0
            ? t('inStageToday')
            : t(isStalled ? 'stalled' : 'inStage', { count: daysInStage })}
        </Text>
      )}
    </span>
  );
}
