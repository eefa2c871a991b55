import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../core/i18n/formats.ts';

/** Formats an ISO 8601 time with date and time of day. */
export function useMomentFormat() {
  const { i18n } = useTranslation();
  const format = dateFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  return (moment: string) => format.format(new Date(moment));
}
