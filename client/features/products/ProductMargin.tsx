import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../core/i18n/formats.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { marginOf } from './margin.ts';

/** Shows the margin as `$ 50.00 (25.0%)`; nothing without a cost. */
export function ProductMargin(product: Parameters<typeof marginOf>[0]) {
  const { i18n } = useTranslation();
  const { price } = useFormat();
  const margin = marginOf(product);
  if (!margin) return null;
  const percent = numberFormat(i18n.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const share = margin.share === null ? '' : ` (${percent.format(margin.share)})`;
  return `${price(margin.amount)}${share}`;
}
