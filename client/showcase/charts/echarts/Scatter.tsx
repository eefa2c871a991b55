import { ScatterChart } from '@mantine/charts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { asPicture, chartColor } from '../../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { useCatalogue } from './useCatalogue.ts';

export function Scatter() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'catalogue' });
  const { price: priceText } = useFormat();
  const catalogue = useCatalogue();
  if (!catalogue) return <Skeleton h={260} />;
  const products = catalogue.products.nodes;
  const data = products.map(({ price, rating }) => ({ price, rating: rating ?? 0 }));
  return (
    <ChartFigure
      label={t('priceAndRating')}
      columns={[t('product'), t('price'), t('rating')]}
      rows={products.map(({ title, price, rating }) => [title, priceText(price), rating ?? '–'])}
    >
      <ScatterChart
        h={260}
        data={[{ name: t('products'), color: chartColor(0), data }]}
        dataKey={{ x: 'price', y: 'rating' }}
        xAxisLabel={t('price')}
        yAxisLabel={t('rating')}
        yAxisProps={{ domain: [0, 5], ticks: [0, 1, 2, 3, 4, 5] }}
        scatterChartProps={{ ...asPicture, margin: { top: 10, bottom: 30, left: 24, right: 5 } }}
      />
    </ChartFigure>
  );
}
