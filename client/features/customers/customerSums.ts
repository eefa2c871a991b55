import { useFormat } from '../../core/i18n/useFormat.ts';
import { useCompany } from '../../core/company.ts';

interface Total {
  currency: string;
  amount: number;
  openAmount: number;
}

const NO_BREAK_SPACE = '\u00a0';

/** Writes the sums of each currency, the company's first. A line breaks between them, not within one. */
export function useCustomerSums() {
  const { money } = useFormat();
  const { currency } = useCompany();
  const isOther = (total: Total) => Number(total.currency !== currency);
  return (totals: readonly Total[], name: 'amount' | 'openAmount') =>
    totals
      .toSorted((one, other) => isOther(one) - isOther(other))
      .map((total) => money(total[name], total.currency).replaceAll(' ', NO_BREAK_SPACE))
      .join(' · ');
}
