import { RadarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { asPicture, chartColor } from '../../../ui/charts/chartColors.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import { sampleMarks } from './sampleSales.ts';

export function Radar() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'marks' });
  const data = sampleMarks.map(({ subject, ...marks }) => ({
    subject: t(`subjects.${subject}`),
    ...marks,
  }));
  return (
    <ChartFigure
      isSample
      label={t('label')}
      columns={[t('subject'), t('fresh'), t('regular')]}
      rows={data.map(({ subject, fresh, regular }) => [subject, fresh, regular])}
    >
      <RadarChart
        h={280}
        data={data}
        dataKey="subject"
        series={[
          { name: 'fresh', label: t('fresh'), color: chartColor(0), opacity: 0.2 },
          { name: 'regular', label: t('regular'), color: chartColor(1), opacity: 0.2 },
        ]}
        withLegend
        radarChartProps={asPicture}
      />
    </ChartFigure>
  );
}
