import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useComingParams } from '../../components/useComingParams.ts';
import { startOfDay } from '../../components/localDay.ts';
import { type Days, isDay, type Period, periodIn, presets } from './period.ts';
import styles from './PeriodPicker.module.css';

/** Chooses the days that the page tells of; they stand in the URL. */
export function PeriodPicker({ period }: { period: Period }) {
  const { t } = useTranslation('home');
  const parameters = useComingParams();
  const [, setParameters] = useSearchParams();
  const { preset, from, to } = periodIn(parameters);

  function write(changes: Record<string, string | undefined>) {
    const next = new URLSearchParams(parameters);
    for (const key of ['period', 'from', 'to']) next.delete(key);
    for (const [key, value] of Object.entries(changes)) if (value) next.set(key, value);
    setParameters(next, { replace: true });
  }

  const choose = (chosen: string) => write(chosen === 'custom' ? { from, to } : { period: chosen });
  return (
    <>
      <Group align="end" gap="sm" mb="xs">
        <NativeSelect
          label={t('period.label')}
          value={preset}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
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
              onChoose={(day) => write({ from: day, to: day > to ? day : to })}
            />
            <DayInput
              label={t('period.to')}
              day={to}
              onChoose={(day) => write({ from: day < from ? day : from, to: day })}
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

/** A year that is being typed is none yet: what is typed stands until it is a day. */
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

/** Which days these are, what they are compared with, and whose midnights they begin at. */
function ShownDays({ period }: { period: Period }) {
  const { t, i18n } = useTranslation('home');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const { timeZone } = format.resolvedOptions();
  const range = ({ from, to }: Days) => format.formatRange(startOfDay(from)!, startOfDay(to)!);
  return (
    <Text size="sm" c="dimmed" className={styles.days}>
      {t('period.days', { days: range(period), before: range(period.before), zone: timeZone })}
    </Text>
  );
}
