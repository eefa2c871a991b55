import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../core/i18n/formats.ts';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { sampleSales } from './sampleSales.ts';

/** Returns the made-up sales with the months' names, and how their sums are written. */
export function useSales() {
  const { i18n } = useTranslation();
  const { number } = useFormat();
  const months = dateFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const data = sampleSales.map(({ month, ...sums }) => ({
    // Leaves out the full stop, so that all months have room on a phone.
    month: months.format(Date.UTC(2026, month - 1, 1)).replace('.', ''),
    ...sums,
  }));
  const reais = (value: number) => `R$\u00a0${number(value)}`;
  return { data, reais };
}
