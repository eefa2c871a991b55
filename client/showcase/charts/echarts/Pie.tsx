import { PieChart } from '@mantine/charts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { asPicture, chartColor } from '../../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { useCatalogue } from './useCatalogue.ts';

export function Pie() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'catalogue' });
  const catalogue = useCatalogue();
  if (!catalogue) return <Skeleton h={260} />;
  const data = catalogue.productRatings.map((each, index) => ({
    name: t('stars', { count: each.rate }),
    value: each.product,
    color: chartColor(index),
  }));
  return (
    <ChartFigure
      label={t('byRating')}
      columns={[t('rating'), t('products')]}
      rows={data.map(({ name, value }) => [name, value])}
    >
      <PieChart
        data={data}
        withTooltip
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        pieChartProps={asPicture}
        h={260}
        mx="auto"
      />
    </ChartFigure>
  );
}
