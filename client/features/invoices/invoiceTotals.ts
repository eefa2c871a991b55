import { lineCents, partsIn, subtotalOf } from '../../../gateway/formats/amounts.rules.ts';
import { taxOf } from '../../../gateway/formats/tax.rules.ts';
import { numberOf } from '../../ui/numberOf.ts';

export interface Line {
  unit: number;
  price: number;
}

interface Form {
  currency: string;
  discount: number | string;
  vat: number | string;
  pricesIncludeTax: boolean;
  items: readonly { unit: number | string; price: number | string }[];
}

interface Rates {
  discount: number;
  vat: number;
  pricesIncludeTax?: boolean;
}

/** Adds by the gateway's own rules. `vat` is in per cent; what is not a number yet counts as 0. */
export function invoiceTotals(
  lines: readonly Line[],
  { discount, vat, pricesIncludeTax = false }: Rates,
) {
  const subtotalCents = subtotalOf(lines.map(storedLine));
  const discountedCents = Math.max(0, subtotalCents - partsOr0('money', discount));
  const taxed = { rate: partsOr0('percent', vat), isIncluded: pricesIncludeTax };
  const vatCents = taxOf(discountedCents, taxed);
  return {
    subtotal: subtotalCents / 100,
    vatAmount: vatCents / 100,
    total: (discountedCents + (pricesIncludeTax ? 0 : vatCents)) / 100,
  };
}

export function formTotals({ currency, items, ...form }: Form) {
  const [discount, vat] = [numberOf(form.discount), numberOf(form.vat)];
  const lines = items.map(({ unit, price }) => ({ unit: numberOf(unit), price: numberOf(price) }));
  const { pricesIncludeTax } = form;
  const rates = { discount, vat, pricesIncludeTax };
  return { currency, ...rates, ...invoiceTotals(lines, rates) };
}

export const lineAmount = (line: Line) => lineCents(storedLine(line)) / 100;

const storedLine = ({ unit, price }: Line) => ({
  quantityThousandths: partsOr0('quantity', unit),
  priceMillionths: partsOr0('unitPrice', price),
});

const partsOr0 = (kind: Parameters<typeof partsIn>[0], value: number) =>
  Number.isFinite(value) ? partsIn(kind, value) : 0;
