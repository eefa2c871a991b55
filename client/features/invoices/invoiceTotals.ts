import { numberOf } from '../../components/numberOf.ts';

export interface Line {
  unit: number;
  price: number;
}

interface Form {
  currency: string;
  vat: number | string;
  items: readonly { unit: number | string; price: number | string }[];
}

/** As in the gateway: whole cents, tax rounded half up. `vat` in per cent; 0 for what is not a number yet. */
export function invoiceTotals(lines: readonly Line[], vat: number) {
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const vatCents = percentOf(subtotalCents, hundredths(vat));
  return {
    subtotal: subtotalCents / 100,
    vatAmount: vatCents / 100,
    total: (subtotalCents + vatCents) / 100,
  };
}

export function formTotals({ currency, vat, items }: Form) {
  const lines = items.map(({ unit, price }) => ({ unit: numberOf(unit), price: numberOf(price) }));
  return { currency, vat: numberOf(vat), ...invoiceTotals(lines, numberOf(vat)) };
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
