import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';

/** Returns a function that appends to another text how many of the selected records no longer exist. */
export function useMissingText() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (count: number, other?: string) => {
    const missing = count > 0 && t('list.missing', { count, number: number(count) });
    return [other, missing].filter(Boolean).join(' ');
  };
}
