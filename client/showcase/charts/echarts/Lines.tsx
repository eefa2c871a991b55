import { LineChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { asPicture, chartColor } from '../../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { useSales } from './useSales.ts';

export function Lines() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'sales' });
  const { data, reais } = useSales();
  return (
    <ChartFigure
      isSample
      label={t('label')}
      columns={[t('month'), t('shop'), t('site')]}
      rows={data.map((each) => [each.month, reais(each.shop), reais(each.site)])}
    >
      <LineChart
        h={260}
        data={data}
        dataKey="month"
        series={[
          { name: 'shop', label: t('shop'), color: chartColor(0) },
          { name: 'site', label: t('site'), color: chartColor(1) },
        ]}
        valueFormatter={reais}
        withLegend
        curveType="linear"
        yAxisProps={{ width: 80 }}
        xAxisProps={{ padding: { left: 20, right: 20 } }}
        lineChartProps={asPicture}
      />
    </ChartFigure>
  );
}
