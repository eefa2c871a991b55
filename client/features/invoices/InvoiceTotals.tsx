import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import styles from './InvoiceTotals.module.css';

interface Props {
  currency: string;
  /** The rate in per cent. */
  vat: number;
  pricesIncludeTax: boolean;
  discount: number;
  subtotal: number;
  vatAmount: number;
  total: number;
  paidAmount?: number;
  openAmount?: number;
}

/** Shows the discount, and what is paid and open, only where there is some. */
export function InvoiceTotals({
  currency,
  vat,
  pricesIncludeTax,
  discount,
  subtotal,
  vatAmount,
  total,
  ...paid
}: Props) {
  const { t } = useTranslation(['invoices', 'records']);
  const { money, number } = useFormat();
  const { paidAmount = 0, openAmount = 0 } = paid;
  const amounts = [
    { label: t('records:fieldsOf.Invoice.subtotal'), amount: subtotal },
    ...(discount > 0 ? [{ label: t('records:fieldsOf.Invoice.discount'), amount: -discount }] : []),
    {
      label: t(pricesIncludeTax ? 'form.vatIncluded' : 'form.vatAmount', { vat: number(vat) }),
      amount: vatAmount,
    },
    { label: t('records:fieldsOf.Invoice.total'), amount: total, isStrong: true },
    ...(paidAmount > 0
      ? [
          { label: t('records:fieldsOf.Invoice.paidAmount'), amount: paidAmount },
          { label: t('records:fieldsOf.Invoice.openAmount'), amount: openAmount, isStrong: true },
        ]
      : []),
  ];
  return (
    <dl className={styles.totals}>
      {amounts.map(({ label, amount, isStrong }) => (
        <div key={label} className={styles.entry} data-strong={isStrong}>
          <dt>{label}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
