import { Heatmap } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { ChartFigure } from '../../../ui/charts/ChartFigure.tsx';
import styles from './Days.module.css';
import { sampleOrders } from './sampleSales.ts';

const days = Object.keys(sampleOrders).toSorted();

export function Days() {
  const { t } = useTranslation('charts-echarts', { keyPrefix: 'days' });
  const { day } = useFormat();
  return (
    <ChartFigure
      isSample
      label={t('label')}
      columns={[t('day'), t('orders')]}
      rows={days.map((each) => [day(`${each}T12:00:00`), sampleOrders[each]!])}
    >
      <div className={styles.days}>
        <Heatmap
          data={sampleOrders}
          startDate={days[0]}
          endDate={days.at(-1)}
          rectSize={16}
          gap={3}
          withTooltip
          getTooltipLabel={({ date, value }) =>
            t('tooltip', { day: day(`${date}T12:00:00`), count: value ?? 0 })
          }
          colors={[
            'var(--mantine-color-petrol-2)',
            'var(--mantine-color-petrol-4)',
            'var(--mantine-color-petrol-6)',
            'var(--mantine-color-petrol-9)',
          ]}
        />
      </div>
    </ChartFigure>
  );
}
