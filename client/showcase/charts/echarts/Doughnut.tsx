import { DonutChart } from '@mantine/charts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { asPicture, chartColor } from '../../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { useCatalogue } from './useCatalogue.ts';

export function Doughnut() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'catalogue' });
  const catalogue = useCatalogue();
  if (!catalogue) return <Skeleton h={260} />;
  const data = catalogue.productCategories.map((each, index) => ({
    name: t(`categories.${each.title}`),
    value: each.product,
    color: chartColor(index),
  }));
  return (
    <ChartFigure
      label={t('byCategory')}
      columns={[t('category'), t('products')]}
      rows={data.map(({ name, value }) => [name, value])}
    >
      <DonutChart
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
