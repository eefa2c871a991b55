import { type QueryRef, useReadQuery } from '@apollo/client/react';
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import '@mantine/core/styles/ColorSwatch.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { asPicture, chartColor } from '../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx';
import { listBehind } from './dealForecast.ts';
import type { DealForecastQuery } from './DealForecast.generated.ts';
import { DealLosses } from './DealLosses.tsx';
import { NoDeals } from './NoDeals.tsx';

type Month = DealForecastQuery['dealForecast'][number];

/** Shows the deals by expected month; each figure links to its deals. */
export function DealForecast({ query }: { query: QueryRef<DealForecastQuery> }) {
  const { dealForecast: months, deals: lost, lossReasons } = useReadQuery(query).data;
  if (months.length === 0 && lost.totalCount === 0) return <NoDeals />;
  return (
    <>
      {months.length > 0 ? <Months months={months} /> : null}
      <DealLosses deals={lost} reasons={lossReasons.nodes} />
    </>
  );
}

function Months({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('deals');
  const { month, money, number } = useFormat();
  const [parameters] = useSearchParams();
  const row = useRow();
  const hasStage = Boolean(parameters.get('stage'));
  return (
    <Paper p="lg" component="section" aria-labelledby="forecast">
      <Title id="forecast" order={2} size="h4">
        {t('forecast.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t(hasStage ? 'forecast.text' : 'forecast.textLive')}
      </Text>
      <ChartFigure
        isTableOpen
        label={t('forecast.label')}
        columns={[
          t('forecast.month'),
          t('forecast.count'),
          t('forecast.amount'),
          t('forecast.weighted'),
        ]}
        rows={[
          ...months.map((each) =>
            row(month(each.firstDay), each, listBehind(parameters, each.firstDay)),
          ),
          row(t('forecast.all'), sumOf(months), listBehind(parameters)),
        ]}
      >
        <BarChart
          h={280}
          data={months.map((each) => ({ ...each, month: month(each.firstDay) }))}
          dataKey="month"
          series={[
            { name: 'amount', label: t('forecast.amount'), color: chartColor(3) },
            { name: 'weightedAmount', label: t('forecast.weighted'), color: chartColor(0) },
          ]}
          valueFormatter={(amount) => money(amount)}
          withLegend
          maxBarWidth={56}
          yAxisProps={{ width: 80, tickFormatter: (amount: number) => number(amount) }}
          barChartProps={asPicture}
        />
      </ChartFigure>
    </Paper>
  );
}

function useRow() {
  const { t } = useTranslation('deals');
  const { money, number } = useFormat();
  return (name: string, { count, amount, weightedAmount }: Omit<Month, 'firstDay'>, to: string) => {
    const figure = (text: string, label: string): ReactNode => (
      <Anchor component={Link} to={to} size="sm" aria-label={`${name}, ${label}: ${text}`}>
        {text}
      </Anchor>
    );
    return [
      name,
      figure(number(count), t('forecast.count')),
      figure(money(amount), t('forecast.amount')),
      figure(money(weightedAmount), t('forecast.weighted')),
    ];
  };
}

function sumOf(months: readonly Month[]) {
  const sum = (of: (month: Month) => number) =>
    months.reduce((total, each) => total + Math.round(of(each) * 100), 0) / 100;
  return {
    count: months.reduce((total, { count }) => total + count, 0),
    amount: sum(({ amount }) => amount),
    weightedAmount: sum(({ weightedAmount }) => weightedAmount),
  };
}
