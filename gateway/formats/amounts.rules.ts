/** Stored parts of a unit, by the kind of its field. Stored numbers are whole, so that sums are exact. */
export const partsPerUnit = {
  money: 100,
  percent: 1_000,
  quantity: 1_000,
  unitPrice: 1_000_000,
} as const;

export type DecimalKind = keyof typeof partsPerUnit;

/** Returns how many stored parts a unit has; 1 for a kind that is stored as it is. */
export const partsPerUnitOf = (kind: string): number =>
  (partsPerUnit as Readonly<Record<string, number>>)[kind] ?? 1;

/** Returns a value in stored parts; zero has no sign. */
export const partsIn = (kind: string, value: number): number =>
  Math.round(value * partsPerUnitOf(kind)) + 0;

export interface Line {
  quantityThousandths: number;
  priceMillionths: number;
}

/** The thousandths of a quantity by millionths of a price that make a cent. */
export const PARTS_PER_CENT = (partsPerUnit.quantity * partsPerUnit.unitPrice) / partsPerUnit.money;

/** Returns the amount of a line in cents, rounded half up. */
export const lineCents = ({ quantityThousandths, priceMillionths }: Line): number =>
  roundedQuotient(quantityThousandths, priceMillionths, PARTS_PER_CENT);

/** Returns the amount of a line in whole units; 0 for what is not a number yet. */
export const lineAmount = (quantity: number, price: number): number =>
  lineCents({
    quantityThousandths: finite(partsIn('quantity', quantity)),
    priceMillionths: finite(partsIn('unitPrice', price)),
  }) / partsPerUnit.money;

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

/**
 * Returns the sum of lines, in cents. They are rounded first, so that it is the sum of the amounts that
 * people read.
 */
export const subtotalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);

/** Returns the share of an amount in cents, rounded half up; the rate is in thousandths of a per cent. */
export const shareOf = (cents: number, rateThousandths: number): number =>
  roundedQuotient(cents, rateThousandths, 100 * partsPerUnit.percent);

/** Returns `one * other / divisor`, rounded half up. The product may exceed 2^53, where numbers are inexact. */
function roundedQuotient(one: number, other: number, divisor: number): number {
  if (![one, other].every(Number.isSafeInteger)) return (one * other) / divisor;
  const [product, by] = [BigInt(one) * BigInt(other), BigInt(divisor)];
  const doubled = 2n * product + by;
  const quotient = doubled / (2n * by);
  const isBelow = doubled < 0n && doubled % (2n * by) !== 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}
