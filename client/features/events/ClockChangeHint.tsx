import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { EventTile_EventFragment } from './EventTile.generated.ts';
import { enteredTimes, type EventValues } from './useEventForm.ts';
import { useEventWords } from './useEventWords.ts';
import { enteredMoment } from './wallTime.ts';

interface Props {
  values: EventValues;
  event: EventTile_EventFragment | undefined;
}

/** Says which times are meant where the clock skips an entered time or has it twice. */
export function ClockChangeHint({ values, event }: Props) {
  const { t } = useTranslation('events');
  const { time } = useFormat();
  const { when } = useEventWords();
  const entered = [
    [values.startDay, values.startTime],
    [values.endDay, values.endTime],
  ] as const;
  const changed = values.allDay
    ? undefined
    : entered.find(([day, at]) => (enteredMoment(day, at)?.kind ?? 'usual') !== 'usual');
  const times = enteredTimes(values, event);
  const isWhole = [times.start, times.end].every((moment) => !Number.isNaN(moment.getTime()));
  if (!changed || !isWhole) return <div role="status" hidden />;
  const [day, at] = changed;
  const kind = enteredMoment(day, at)?.kind === 'twice' ? 'twice' : 'skipped';
  return (
    <Text size="sm" role="status">
      {t(`clock.${kind}`, { time: time(at), when: when(times) })}
    </Text>
  );
}
