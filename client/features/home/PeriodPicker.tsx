import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../app/i18n/formats.ts';
import { startOfDay } from '../../components/localDay.ts';
import { setAll, useAddressParams } from '../../components/useAddressParams.ts';
import { type Days, isDay, type Period, periodIn, presets } from './period.ts';
import styles from './PeriodPicker.module.css';

export function PeriodPicker({ period }: { period: Period }) {
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
  /** The other end follows. */
  const chooseDays = (ends: (days: Days) => Days) =>
    change((next) => setAll(next, { period: undefined, ...ends(periodIn(next)) }));
  return (
    <>
      <Group align="end" gap="sm" mb="xs">
        <NativeSelect
          label={t('period.label')}
          value={preset}
          onChange={({ currentTarget }) => choosePreset(currentTarget.value)}
          data={[...presets, 'custom' as const].map((value) => ({
            value,
            label: t(`period.choices.${value}`),
          }))}
        />
        {preset === 'custom' ? (
          <>
            <DayInput
              label={t('period.from')}
              day={from}
              onChoose={(day) => chooseDays(({ to }) => ({ from: day, to: day > to ? day : to }))}
            />
            <DayInput
              label={t('period.to')}
              day={to}
              onChoose={(day) =>
                chooseDays(({ from }) => ({ from: day < from ? day : from, to: day }))
              }
            />
          </>
        ) : null}
      </Group>
      <ShownDays period={period} />
    </>
  );
}

interface DayInputProps {
  label: string;
  day: string;
  onChoose: (day: string) => void;
}

function DayInput({ label, day, onChoose }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  if (day !== known) {
    setKnown(day);
    setTyped(day);
  }
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (isDay(value)) onChoose(value);
      }}
    />
  );
}

/** The dates of the period and of its comparison, and the time zone. */
function ShownDays({ period }: { period: Period }) {
  const { t, i18n } = useTranslation('home');
  const format = dateFormat(i18n.language, { dateStyle: 'medium' });
  const { timeZone } = format.resolvedOptions();
  const range = ({ from, to }: Days) => format.formatRange(startOfDay(from)!, startOfDay(to)!);
  return (
    <Text size="sm" c="dimmed" className={styles.days}>
      {t('period.days', { days: range(period), before: range(period.before), zone: timeZone })}
    </Text>
  );
}
