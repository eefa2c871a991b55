import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { asPicture, chartColor } from '../../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { useSales } from './useSales.ts';

export function Bars() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'sales' });
  const { data, reais } = useSales();
  return (
    <ChartFigure
      isSample
      label={t('label')}
      columns={[t('month'), t('shop'), t('site')]}
      rows={data.map((each) => [each.month, reais(each.shop), reais(each.site)])}
    >
      <BarChart
        h={260}
        data={data}
        dataKey="month"
        series={[
          { name: 'shop', label: t('shop'), color: chartColor(0) },
          { name: 'site', label: t('site'), color: chartColor(1) },
        ]}
        valueFormatter={reais}
        withLegend

        yAxisProps={{ width: 80 }}
        barChartProps={asPicture}
      />
    </ChartFigure>
  );
}
