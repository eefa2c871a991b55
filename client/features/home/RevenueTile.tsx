import { useQuery } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useCompany } from '../../core/company.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { Figure } from './Figure.tsx';
import { listed } from './listed.ts';
import type { Period } from './period.ts';
import { RevenueChart } from './RevenueChart.tsx';
import type { RevenueTileQuery } from './RevenueTile.generated.ts';
import styles from './RevenueTile.module.css';
import { Tile } from './Tile.tsx';
import { tileQueries } from './tileQueries.ts';
import { trendDays } from './trendDays.ts';

type Totals = RevenueTileQuery['now']['totals'];

export function RevenueTile({ period }: { period: Period }) {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('revenue.title')} note={t('revenue.note')} size="chart">
      <Revenue period={period} />
    </Tile>
  );
}

function Revenue({ period }: { period: Period }) {
  const { money } = useFormat();
  const { currency: own } = useCompany();
  const { from, to, before } = period;
  const trend = trendDays(period);
  const { data, error, refetch } = useQuery(...tileQueries.revenue(period));
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} lines={10} />;
  const currency = mainCurrency(data.now.totals) ?? mainCurrency(data.before.totals) ?? own;
  return (
    <>
      <Figure
        now={amountIn(data.now.totals, currency)}
        before={amountIn(data.before.totals, currency)}
        format={(amount) => money(amount, currency)}
        links={{
          now: listed('Invoice', { from, to, currency }).link,
          before: listed('Invoice', { ...before, currency }).link,
        }}
      />
      <Currencies totals={data.now.totals} main={currency} period={period} />
      <RevenueChart
        currency={currency}
        unit={trend.unit}
        parts={trend.parts.map((days, index) => ({
          ...days,
          link: listed('Invoice', { ...days, currency }).link,
          ...totalIn(data.invoiceTrend[index]?.totals ?? [], currency),
        }))}
      />
    </>
  );
}

interface CurrenciesProps {
  totals: Totals;
  main: string;
  period: Period;
}

/** Shows the number of invoices, and other currencies' totals, which are never added up. */
function Currencies({ totals, main, period: { from, to } }: CurrenciesProps) {
  const { t } = useTranslation('home');
  const { money, number } = useFormat();
  const invoices = (count: number) => t('invoices', { count, number: number(count) });
  const others = totals.filter(({ currency }) => currency !== main);
  return (
    <Text size="sm" className={styles.currencies}>
      <Anchor component={Link} to={listed('Invoice', { from, to, currency: main }).link} size="sm">
        {invoices(totalIn(totals, main).count)}
      </Anchor>
      {others.map(({ currency, amount, count }) => (
        <span key={currency}>
          {t('revenue.also')}{' '}
          <Anchor
            component={Link}
            to={listed('Invoice', { from, to, currency }).link}
            size="sm"
            underline="always"
          >
            {`${money(amount, currency)} (${invoices(count)})`}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}

/** Returns the currency of most invoices, as the gateway does. */
function mainCurrency(totals: Totals): string | undefined {
  const [first, ...others] = totals;
  return others.reduce((main, each) => (each.count > main!.count ? each : main), first)?.currency;
}

const totalIn = (totals: Totals, currency: string) =>
  totals.find((total) => total.currency === currency) ?? { amount: 0, count: 0 };

const amountIn = (totals: Totals, currency: string) => totalIn(totals, currency).amount;
