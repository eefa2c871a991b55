import { partsIn } from '../../../gateway/formats/amounts.rules.ts';
import { withTax } from '../../../gateway/formats/tax.rules.ts';
import { useCompany } from '../../core/company.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';

/** Returns what the invoice for an amount comes to, in words; undefined where it adds no tax to the amount. */
export function useInvoiceTotal() {
  const { pricesIncludeTax, taxRate } = useCompany();
  const { money, number } = useFormat();
  return (amount: number) => {
    if (pricesIncludeTax || taxRate === 0) return undefined;
    const cents = partsIn('money', amount);
    const total = withTax(cents, { rate: partsIn('percent', taxRate), isIncluded: false });
    return {
      vat: number(taxRate),
      tax: money((total - cents) / 100),
      total: money(total / 100),
    };
  };
}
