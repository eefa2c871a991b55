import { textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { folded } from '../../store/folding.ts';
import type { ProductCategory, ProductRow } from './products.table.ts';

export const PRODUCT_COUNTER = 'products';

const MOST_PRICE_CENTS = 10_000_000_00;
const MOST_UNITS = 1_000_000;
const MOST_FILTERED_VALUES = 100;

const categories: readonly ProductCategory[] = ['audio', 'fashion', 'cellphone', 'accessories'];
const ratings: readonly number[] = [5, 4, 3, 2, 1];
/** Lower bounds in cents; the last span is open. */
export const priceSpans: readonly number[] = [0, 100_00, 250_00, 500_00, 1_000_00];

/** A path on this site, or https. */
const PICTURE_ADDRESS = /^(?:\/(?![/\\])|https:\/\/[^/])\S*$/;

/** `PR-000042`. */
export const skuOf = (count: number) => `PR-${String(count).padStart(6, '0')}`;

export function derivedFields({ title, sku, brand }: Pick<ProductRow, 'title' | 'sku' | 'brand'>) {
  return { titleKey: folded(title), searchText: folded(`${title} ${sku} ${brand}`) };
}

export function productErrors(entered: Partial<ProductRow>): FieldErrors {
  const { imgUrl, priceCents, totalUnit, stockThreshold, rating } = entered;
  const errors = textErrors([
    ['id', entered.id, 64, true],
    ['sku', entered.sku, 64, true],
    ['title', entered.title, 200, true],
    ['brand', entered.brand, 100, true],
    ['description', entered.description, 5_000, false],
    ['imgUrl', imgUrl, 500, false],
    ['imgAlt', entered.imgAlt, 300, false],
  ]);
  if (imgUrl && !PICTURE_ADDRESS.test(imgUrl)) {
    errors.imgUrl ??= 'must be a path of this site or an https address';
  }
  if (isOutside(priceCents, 0, MOST_PRICE_CENTS)) {
    errors.price = `must be between 0 and ${MOST_PRICE_CENTS / 100}`;
  }
  if (isOutside(totalUnit, 0, MOST_UNITS)) errors.totalUnit = `must be between 0 and ${MOST_UNITS}`;
  if (isOutside(stockThreshold, 0, MOST_UNITS)) {
    errors.stockThreshold = `must be between 0 and ${MOST_UNITS}`;
  }
  if (isOutside(rating, 1, 5)) errors.rating = 'must be between 1 and 5';
  return errors;
}

/** Cents, rounded half up. `percent` in hundredths of a per cent. */
export function changedPrice(cents: number, { direction, amount, percent }: PriceChange): number {
  const sign = direction === 'raise' ? 1 : -1;
  if (percent == null) return cents + sign * (amount ?? 0);
  // Exact, below 2^53: a price has at most ten digits, a rate five.
  return Math.floor((cents * (10_000 + sign * percent) + 5_000) / 10_000);
}

export interface PriceChange {
  direction: 'raise' | 'lower';
  amount?: number | null;
  percent?: number | null;
}

/** Exactly one of amount and percent, without a sign. */
export function priceChangeErrors({ amount, percent }: PriceChange): FieldErrors {
  if ((amount == null) === (percent == null)) {
    return { 'changes.price': 'must have an amount or a percent' };
  }
  return amount != null && amount < 0 ? { 'changes.price.amount': 'must be 0 or more' } : {};
}

const isOutside = (value: number | undefined, least: number, most: number) =>
  value !== undefined && (value < least || value > most);

/** Limits the lists of a filter: each entry costs. */
export function filterErrors(filter: {
  sku?: readonly string[] | null;
  brand?: readonly string[] | null;
  rating?: readonly number[] | null;
}): FieldErrors {
  const tooLong = (['sku', 'brand', 'rating'] as const).filter(
    (field) => (filter[field]?.length ?? 0) > MOST_FILTERED_VALUES,
  );
  const problem = `must have at most ${MOST_FILTERED_VALUES} entries`;
  return Object.fromEntries(tooLong.map((field) => [`filter.${field}`, problem]));
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
