import { NativeSelect, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../core/connection.ts';
import { dateFormat } from '../../core/i18n/formats.ts';
import { lazyPart } from '../../core/lazyPart.ts';
import { useCompany } from '../../core/company.ts';
import { startOfDay } from '../../core/days.ts';
import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';
import { type Days, type Period, periodIn, presets } from './period.ts';
import styles from './PeriodPicker.module.css';

const PeriodDays = lazyPart(async () => (await import('./PeriodDays.tsx')).PeriodDays);

export function PeriodPicker() {
  const { t } = useTranslation('home');
  const [parameters, change] = useAddressParams();
  const { preset, from, to } = periodIn(parameters);
  const choosePreset = (chosen: string) =>
    change((next) => {
      const days = periodIn(next);
      setAll(
        next,
        chosen === 'custom'
          ? { period: undefined, from: days.from, to: days.to }
          : { period: chosen, from: undefined, to: undefined },
      );
    });
  return (
    <>
      {preset === 'custom' ? (
        <Suspense>
          <PeriodDays from={from} to={to} />
        </Suspense>
      ) : null}
      <NativeSelect
        aria-label={t('period.label')}
        value={preset}
        onChange={({ currentTarget }) => choosePreset(currentTarget.value)}
        data={[...presets, 'custom' as const].map((value) => ({
          value,
          label: t(`period.choices.${value}`),
        }))}
      />
    </>
  );
}

/** Shows the dates of the period and of its comparison, and the time zone. */
export function ShownDays({ period }: { period: Period }) {
  const { t, i18n } = useTranslation('home');
  const [parameters] = useAddressParams();
  const { from, to } = periodIn(parameters);
  const isOther = from !== period.from || to !== period.to;
  const isBehind = useConnection() === 'down' && isOther;
  const format = dateFormat(i18n.language, { dateStyle: 'medium' });
  const { timeZone } = useCompany();
  const range = ({ from, to }: Days) => format.formatRange(startOfDay(from)!, startOfDay(to)!);
  if (isBehind) {
    return (
      <Text size="sm" role="status" className={styles.days}>
        {t('period.behind', { days: range(period) })}
      </Text>
    );
  }
  return (
    <Text size="sm" c="dimmed" className={styles.days}>
      {t('period.days', { days: range(period), before: range(period.before), zone: timeZone })}
    </Text>
  );
}
