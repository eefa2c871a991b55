import { useTranslation } from 'react-i18next';

/** Separators of number fields in the chosen language. */
export function useNumberStyle() {
  const { i18n } = useTranslation();
  const parts = new Intl.NumberFormat(i18n.language).formatToParts(1234567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return { thousandSeparator: sign('group') ?? ',', decimalSeparator: sign('decimal') ?? '.' };
}
