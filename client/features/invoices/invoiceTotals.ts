import { numberOf } from '../../components/numberOf.ts';

export interface Line {
  unit: number;
  price: number;
}

interface Form {
  currency: string;
  discount: number | string;
  vat: number | string;
  items: readonly { unit: number | string; price: number | string }[];
}

/** As in the gateway: whole cents, tax rounded half up. `vat` in per cent; 0 for what is not a number yet. */
export function invoiceTotals(
  lines: readonly Line[],
  { discount, vat }: { discount: number; vat: number },
) {
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const discountedCents = Math.max(0, subtotalCents - hundredths(discount));
  const vatCents = percentOf(discountedCents, hundredths(vat));
  return {
    subtotal: subtotalCents / 100,
    vatAmount: vatCents / 100,
    total: (discountedCents + vatCents) / 100,
  };
}

export function formTotals({ currency, items, ...form }: Form) {
  const [discount, vat] = [numberOf(form.discount), numberOf(form.vat)];
  const lines = items.map(({ unit, price }) => ({ unit: numberOf(unit), price: numberOf(price) }));
  return { currency, discount, vat, ...invoiceTotals(lines, { discount, vat }) };
}

export const lineAmount = (line: Line) => lineCents(line) / 100;

/** `rate` in hundredths of a per cent. BigInt, because the product may exceed 2^53. */
function percentOf(cents: number, rate: number): number {
  if (![cents, rate].every(Number.isSafeInteger)) return (cents * rate) / 10_000;
  return Number((BigInt(cents) * BigInt(rate) + 5_000n) / 10_000n);
}

function lineCents({ unit, price }: Line): number {
  return (Number.isFinite(unit) ? unit : 0) * hundredths(price);
}

function hundredths(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 100) : 0;
}
