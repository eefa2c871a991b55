import { useTranslation } from 'react-i18next';
import { numberFormat } from './formats.ts';

/** Returns the separators of number fields in the chosen language. */
export function useNumberStyle() {
  const { i18n } = useTranslation();
  const parts = numberFormat(i18n.language).formatToParts(1234567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { thousandSeparator: sign('group') ?? ',', decimalSeparator: sign('decimal') ?? '.' };
}
