import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { useTranslation } from 'react-i18next';
import { asPicture, chartColor } from '../../components/charts/chartColors.ts';
import styles from './PipelineTile.module.css';

/** How many sales stand at each stage; the table beside it says the same. */
export function PipelineChart({ stages }: { stages: readonly { name: string; count: number }[] }) {
  const { t } = useTranslation('home');
  return (
    <div role="img" aria-label={t('pipeline.chart')}>
      <BarChart
        className={styles.chart}
        data={[...stages]}
        dataKey="name"
        orientation="vertical"
        series={[{ name: 'count', label: t('pipeline.count'), color: chartColor(0) }]}
        yAxisProps={{ width: 92 }}
        xAxisProps={{ allowDecimals: false }}
        barChartProps={asPicture}
      />
    </div>
  );
}
