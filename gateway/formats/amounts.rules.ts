/** How many stored parts a unit has, by the kind of its field. What is stored is whole, so that sums are exact. */
export const partsPerUnit = {
  money: 100,
  percent: 1_000,
  quantity: 1_000,
  unitPrice: 1_000_000,
} as const;

export type DecimalKind = keyof typeof partsPerUnit;

/** 1 for a kind that is stored as it is. */
export const partsOf = (kind: string): number =>
  (partsPerUnit as Readonly<Record<string, number>>)[kind] ?? 1;

/** Zero has no sign. */
export const partsIn = (kind: string, value: number): number =>
  Math.round(value * partsOf(kind)) + 0;

export interface Line {
  quantityThousandths: number;
  priceMillionths: number;
}

/** Thousandths of a quantity by millionths of a price that make a cent. */
export const PARTS_PER_CENT = (partsPerUnit.quantity * partsPerUnit.unitPrice) / partsPerUnit.money;

/** What a line comes to, rounded half up to the cent. */
export const lineCents = ({ quantityThousandths, priceMillionths }: Line): number =>
  roundedQuotient(quantityThousandths, priceMillionths, PARTS_PER_CENT);

/** The same in whole units; 0 for what is not a number yet. */
export const lineAmount = (quantity: number, price: number): number =>
  lineCents({
    quantityThousandths: finite(partsIn('quantity', quantity)),
    priceMillionths: finite(partsIn('unitPrice', price)),
  }) / partsPerUnit.money;

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

/** Lines are rounded before they are added, so that the sum is that of the amounts that people read. */
export const subtotalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);

/** Rounded half up to the cent. */
export const shareOf = (cents: number, rateThousandths: number): number =>
  roundedQuotient(cents, rateThousandths, 100 * partsPerUnit.percent);

/** `one * other / divisor`, half up. The product may exceed 2^53, where numbers are no longer exact. */
function roundedQuotient(one: number, other: number, divisor: number): number {
  if (![one, other].every(Number.isSafeInteger)) return (one * other) / divisor;
  const [product, by] = [BigInt(one) * BigInt(other), BigInt(divisor)];
  const doubled = 2n * product + by;
  const quotient = doubled / (2n * by);
  const isBelow = doubled < 0n && doubled % (2n * by) !== 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}
