import { partsPerUnit, shareOf } from '../../formats/amounts.rules.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { ProductCategory } from '../../graphql/generated/resolvers.ts';

const categories: readonly ProductCategory[] = ['audio', 'fashion', 'cellphone', 'accessories'];
const ratings: readonly number[] = [5, 4, 3, 2, 1];
/** The millionths of a price that make a cent. */
export const PRICE_PER_CENT = partsPerUnit.unitPrice / partsPerUnit.money;

/** The lower bounds of the price spans, in cents; the last span is open. */
export const priceSpans: readonly number[] = [0, 100_00, 250_00, 500_00, 1_000_00];

/** Matches a path on this site, or an https address. */
const PICTURE_ADDRESS = /^(?:\/(?![/\\])|https:\/\/[^/])\S*$/;

export const skuOf = (count: number) => `PR-${String(count).padStart(6, '0')}`;

export const pictureErrors = (imgUrl: string): FieldErrors =>
  imgUrl === '' || PICTURE_ADDRESS.test(imgUrl) ? {} : { imgUrl: problem('not_a_site_address') };

/**
 * Returns the new price in millionths, rounded half up to the cent, or to as many decimals as the price has.
 * `percent` is in thousandths of a per cent.
 */
export function changedPrice(price: number, { direction, amount, percent }: PriceChange): number {
  const sign = direction === 'raise' ? 1 : -1;
  if (percent == null) return price + sign * (amount ?? 0);
  const step = steps.find((each) => price % each === 0)!;
  return shareOf(price / step, 100 * partsPerUnit.percent + sign * percent) * step;
}

/** The steps that a price can be rounded to, from the cent to the sixth decimal, in millionths. */
const steps = [PRICE_PER_CENT, 1_000, 100, 10, 1];

export interface PriceChange {
  direction: 'raise' | 'lower';
  /** The amount that prices change by, in millionths. */
  amount?: number | null;
  percent?: number | null;
}

/** Returns the errors of a price change: it has exactly one of amount and percent, without a sign. */
export function priceChangeErrors({ amount, percent }: PriceChange): FieldErrors {
  if ((amount == null) === (percent == null)) {
    return { 'changes.price': problem('amount_or_percent') };
  }
  return amount != null && amount < 0 ? { 'changes.price.amount': problem('negative') } : {};
}

export function categorySummaries(
  counts: readonly { title: ProductCategory; product: number }[],
): { title: ProductCategory; product: number }[] {
  return categories.map(
    (title) => counts.find((count) => count.title === title) ?? { title, product: 0 },
  );
}

export function ratingSummaries(
  counts: readonly { rate: number; product: number }[],
): { rate: number; product: number }[] {
  return ratings.map((rate) => counts.find((count) => count.rate === rate) ?? { rate, product: 0 });
}

export function priceSummaries(counts: readonly { fromCents: number; product: number }[]) {
  return priceSpans.map((from, index) => {
    const next = priceSpans[index + 1];
    const found = counts.find(({ fromCents }) => fromCents === from);
    return { from, to: next === undefined ? null : next - 1, product: found?.product ?? 0 };
  });
}
