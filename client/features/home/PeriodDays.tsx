import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/dates/DayField.tsx';
import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';
import { type Days, isDay } from './period.ts';

/** Asks for the first and the last day of a period of one's own. */
export function PeriodDays({ from, to }: Days) {
  const { t } = useTranslation('home');
  const [, change] = useAddressParams();
  const shown = `${from}/${to}`;
  const [backward, setBackward] = useState<{ days: Days; shown: string }>();
  const isBackward = backward?.shown === shown;
  const entered = isBackward ? backward.days : { from, to };
  function enter(end: Partial<Days>) {
    const days = { ...entered, ...end };
    if (!isDay(days.from) || !isDay(days.to)) return;
    if (days.to < days.from) setBackward({ days, shown });
    else change((next) => setAll(next, { period: undefined, ...days }));
  }
  return (
    <>
      <DayField
        label={t('period.from')}
        value={entered.from}
        onCommit={(day) => enter({ from: day })}
      />
      <DayField
        label={t('period.to')}
        value={entered.to}
        error={isBackward ? t('period.backward') : undefined}
        onCommit={(day) => enter({ to: day })}
      />
    </>
  );
}
