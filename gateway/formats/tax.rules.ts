import { partsPerUnit } from './amounts.rules.ts';

export interface Taxed {
  /** The rate in thousandths of a per cent. */
  rate: number;
  /** Whether the amount holds the tax; otherwise it is added. */
  isIncluded: boolean;
}

const WHOLE = 100 * partsPerUnit.percent;

/** Returns the tax in or on an amount, in cents, rounded half up. BigInt, because the product may exceed 2^53. */
export function taxOf(cents: number, { rate, isIncluded }: Taxed): number {
  const parts = isIncluded ? WHOLE + rate : WHOLE;
  if (![cents, rate].every(Number.isSafeInteger)) return (cents * rate) / parts;
  const whole = BigInt(parts);
  return Number((2n * BigInt(cents) * BigInt(rate) + whole) / (2n * whole));
}

/** Returns the amount that is paid, in cents, with the tax. */
export const withTax = (cents: number, taxed: Taxed): number =>
  taxed.isIncluded ? cents : cents + taxOf(cents, taxed);
