import { useTranslation } from 'react-i18next';
import { dateFormat } from '../core/i18n/formats.ts';
import { relativeTime } from '../core/i18n/relativeTime.ts';
import { useNow } from './useNow.ts';

/** Shows a time in ISO 8601 relative to now; hovering shows it exactly. */
export function RelativeTime({ moment }: { moment: string }) {
  const { t, i18n } = useTranslation('time');
  const { count, unit, isFuture } = relativeTime(moment, useNow());
  const exact = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={moment} title={exact.format(new Date(moment))}>
      {count === 0 ? t('now') : t(`${isFuture ? 'future' : 'past'}.${unit}`, { count })}
    </time>
  );
}
