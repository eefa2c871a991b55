import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';

/** A note on how many of several were no longer there, after what else is to be noted. */
export function useMissingText() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (count: number, other?: string) => {
    const missing = count > 0 && t('list.missing', { count, number: number(count) });
    return [other, missing].filter(Boolean).join(' ');
  };
}
