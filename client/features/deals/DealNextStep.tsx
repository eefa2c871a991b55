import { Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { accountingDay, daysBetween } from '../../core/days.ts';
import { useNow } from '../../ui/useNow.ts';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import styles from './DealTiming.module.css';
import { isClosed } from './dealTiming.ts';

type Deal = Pick<DealCard_DealFragment, 'stage' | 'nextStep' | 'nextStepDay'>;

/** Shows the next step of an open deal, and says when it is overdue or missing. Closed deals show none. */
interface Props {
  deal: Deal;
  /** Whether it takes one line at most. */
  isBrief?: boolean;
}

export function DealNextStep({ deal, isBrief = false }: Props) {
  const { t } = useTranslation('deals');
  const { calendarDay } = useFormat();
  const now = useNow();
  const { stage, nextStep, nextStepDay } = deal;
  if (isClosed(stage)) return null;
  if (!nextStep || !nextStepDay) {
    return (
      <Text size="xs" c="dimmed">
        {t('nextStep.none')}
      </Text>
    );
  }
  const daysLate = daysBetween(nextStepDay, accountingDay(now));
  const day = calendarDay(nextStepDay);
  return (
    <Text
      size="xs"
      className={daysLate > 0 ? styles.late : styles.days}
      data-brief={isBrief || undefined}
      title={isBrief ? nextStep : undefined}
    >
      {daysLate > 0 ? (
        <IconAlertTriangle size={14} aria-hidden />
      ) : (
        <IconArrowRight size={14} aria-hidden />
      )}
      <span>
        {daysLate > 0
          ? t('nextStep.late', { step: nextStep, count: daysLate })
          : t('nextStep.planned', { step: nextStep, day })}
      </span>
    </Text>
  );
}
