import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { invoiceTotals } from './invoiceTotals.ts';
import styles from './InvoiceTotals.module.css';
import type { InvoiceValues } from './useInvoiceForm.ts';

/** Subtotal, tax and total of what is in the form. */
export function InvoiceTotals({ values }: { values: InvoiceValues }) {
  const { t } = useTranslation('invoices');
  const { money, number } = useFormat();
  const vat = Number(values.vat);
  const lines = values.items.map(({ unit, price }) => ({
    unit: Number(unit),
    price: Number(price),
  }));
  const totals = invoiceTotals(lines, vat);
  const amounts = [
    { label: t('form.subtotal'), amount: totals.subtotal },
    { label: t('form.vatAmount', { vat: number(vat) }), amount: totals.vatAmount },
    { label: t('form.total'), amount: totals.total },
  ];
  return (
    <dl className={styles.totals}>
      {amounts.map(({ label, amount }) => (
        <div key={label} className={styles.entry}>
          <dt>{label}</dt>
          <dd>{money(amount, values.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
