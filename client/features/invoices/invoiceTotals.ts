import { lineCents, partsIn, shareOf, subtotalOf } from '../../../gateway/formats/amounts.rules.ts';
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

/** By the gateway's own rules. `vat` in per cent; 0 for what is not a number yet. */
export function invoiceTotals(
  lines: readonly Line[],
  { discount, vat }: { discount: number; vat: number },
) {
  const subtotalCents = subtotalOf(lines.map(storedLine));
  const discountedCents = Math.max(0, subtotalCents - partsOr0('money', discount));
  const vatCents = shareOf(discountedCents, partsOr0('percent', vat));
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

export const lineAmount = (line: Line) => lineCents(storedLine(line)) / 100;

const storedLine = ({ unit, price }: Line) => ({
  quantityThousandths: partsOr0('quantity', unit),
  priceMillionths: partsOr0('unitPrice', price),
});

const partsOr0 = (kind: Parameters<typeof partsIn>[0], value: number) =>
  Number.isFinite(value) ? partsIn(kind, value) : 0;
