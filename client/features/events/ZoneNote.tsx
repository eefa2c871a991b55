import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { clockAt } from '../../../gateway/formats/zoned-time.ts';
import { useCompany } from '../../core/company.ts';
import { dateFormat } from '../../core/i18n/formats.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import type { Times } from './wallTime.ts';

/** Names the company's time zone where it shows other times than the reader's. */
export function ZoneNote({ times: { start, end } }: { times: Times }) {
  const { t, i18n } = useTranslation('events');
  const { timeZone } = useCompany();
  const reader = localTimeZone();
  const isOther = (moment: Date) =>
    clockAt(timeZone, moment.getTime()) !== clockAt(reader, moment.getTime());
  const isWhole = [start, end].every((moment) => !Number.isNaN(moment.getTime()));
  if (!isWhole || ![start, end].some(isOther)) return null;
  const [name, offset] = (['long', 'shortOffset'] as const).map(
    (timeZoneName) =>
      dateFormat(i18n.language, { timeZone, timeZoneName })
        .formatToParts(start)
        .find(({ type }) => type === 'timeZoneName')!.value,
  );
  // Some zones have no name but their offset.
  const zone = name!.startsWith('GMT') ? timeZone : name;
  return (
    <Text size="sm" c="dimmed">
      {t('zone', { zone: `${zone} (${offset})` })}
    </Text>
  );
}
