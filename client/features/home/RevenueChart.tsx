import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateFormat } from '../../core/i18n/formats.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { startOfDay } from '../../core/days.ts';
import type { Days } from './period.ts';
import { RevenueBars } from './RevenueBars.tsx';
import type { TrendUnit } from './trendDays.ts';

interface Part extends Days {
  amount: number;
  count: number;
  link: string;
}

interface Props {
  currency: string;
  unit: TrendUnit;
  parts: readonly Part[];
}

const looks: Record<TrendUnit, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

export function RevenueChart({ currency, unit, parts }: Props) {
  const { t, i18n } = useTranslation('home');
  const { money, number } = useFormat();
  const format = dateFormat(i18n.language, looks[unit]);
  const named = parts.map((part) => ({
    ...part,
    name: format.formatRange(startOfDay(part.from)!, startOfDay(part.to)!),
    start: format.format(startOfDay(part.from)),
  }));
  return (
    <ChartFigure
      label={t('revenue.chart', { currency })}
      columns={[t(`revenue.units.${unit}`), t('revenue.title'), t('revenue.count')]}
      rows={named.map(({ name, amount, count, link }) => [
        name,
        <Anchor key="amount" component={Link} to={link} size="sm">
          {money(amount, currency)}
        </Anchor>,
        <Anchor key="count" component={Link} to={link} size="sm">
          {number(count)}
        </Anchor>,
      ])}
    >
      <RevenueBars
        bars={named}
        tick={(amount) => `${currency} ${number(amount)}`}
        money={(amount) => money(amount, currency)}
      />
    </ChartFigure>
  );
}
