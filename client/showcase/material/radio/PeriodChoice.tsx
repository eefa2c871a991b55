import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

const sales = { day: 1_284.5, week: 8_120, month: 31_977.25 };
type Period = keyof typeof sales;
const periods = Object.keys(sales) as Period[];

export function PeriodChoice() {
  const { t } = useTranslation('material-radio', { keyPrefix: 'examples.PeriodChoice' });
  const { money } = useFormat();
  const [period, setPeriod] = useState<Period>('week');
  return (
    <Group>
      <SegmentedControl
        aria-label={t('label')}
        data={periods.map((value) => ({ value, label: t(value) }))}
        value={period}
        onChange={setPeriod}
      />
      <Text size="sm" role="status">
        {t('sales', { period: t(period).toLowerCase(), total: money(sales[period], 'R$') })}
      </Text>
    </Group>
  );
}
