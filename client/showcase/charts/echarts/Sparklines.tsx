import { Sparkline } from '@mantine/charts';
import { SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chartColor } from '../../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { useSales } from './useSales.ts';

const series = ['shop', 'site', 'before'] as const;

export function Sparklines() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'sales' });
  const { data, reais } = useSales();
  return (
    <ChartFigure
      isSample
      label={t('label')}
      columns={[t('month'), ...series.map((each) => t(each))]}
      rows={data.map((each) => [each.month, ...series.map((name) => reais(each[name]))])}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {series.map((name, index) => (
          <div key={name}>
            <Text size="sm">{t(name)}</Text>
            <Text fw={600}>{reais(data.at(-1)![name])}</Text>
            <Sparkline h={48} data={data.map((each) => each[name])} color={chartColor(index)} />
          </div>
        ))}
      </SimpleGrid>
    </ChartFigure>
  );
}
