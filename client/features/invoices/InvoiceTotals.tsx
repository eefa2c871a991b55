import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import styles from './InvoiceTotals.module.css';

interface Props {
  currency: string;
  /** Per cent. */
  vat: number;
  subtotal: number;
  vatAmount: number;
  total: number;
}

export function InvoiceTotals({ currency, vat, subtotal, vatAmount, total }: Props) {
  const { t } = useTranslation('invoices');
  const { money, number } = useFormat();
  const amounts = [
    { label: t('form.subtotal'), amount: subtotal },
    { label: t('form.vatAmount', { vat: number(vat) }), amount: vatAmount },
    { label: t('form.total'), amount: total },
  ];
  return (
    <dl className={styles.totals}>
      {amounts.map(({ label, amount }) => (
        <div key={label} className={styles.entry}>
          <dt>{label}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
