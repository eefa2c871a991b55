import { useTranslation } from 'react-i18next';

/** Writes a moment in ISO 8601 out, with its day and its time. */
export function useMomentFormat() {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  return (moment: string) => format.format(new Date(moment));
}
