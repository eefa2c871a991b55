import { useAddressParams } from '../../ui/useAddressParams.ts';
import { positionKeys } from '../../records/list/useListParams.ts';
import type { ProductFilter } from '../../generated/schema.ts';
import { listFilters } from '../../records/list/listFilters.ts';

export const shopSorts = [
  'title-ascending',
  'price-ascending',
  'price-descending',
  'rating-descending',
] as const;

export const shopFilterKeys = [
  'text',
  'category',
  'brand',
  'rating',
  'freeShipping',
  'priceFrom',
  'priceTo',
] as const;

export type FacetKey = 'category' | 'brand' | 'rating';

const MOST_VALUES = 100;
const LEAST_RATING = 1;
const MOST_RATING = 5;

export function shopFilterIn(parameters: URLSearchParams): ProductFilter {
  const { category } = listFilters.Product.read(parameters);
  const brand = parameters.getAll('brand').filter(Boolean).slice(0, MOST_VALUES);
  const rating = parameters.getAll('rating').slice(0, MOST_VALUES).map(Number).filter(isRating);
  return {
    active: true,
    text: parameters.get('text') || null,
    ...(category && { category }),
    ...(brand.length > 0 && { brand }),
    ...(rating.length > 0 && { rating }),
    freeShipping: parameters.get('freeShipping') === 'yes' ? true : null,
    priceFrom: priceIn(parameters.get('priceFrom')),
    priceTo: priceIn(parameters.get('priceTo')),
  };
}

const isRating = (value: number) =>
  Number.isInteger(value) && value >= LEAST_RATING && value <= MOST_RATING;

function priceIn(text: string | null): number | null {
  return text && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

export function useShopFilter() {
  const [parameters, change] = useAddressParams();
  const write = (make: (next: URLSearchParams) => void) =>
    change((next) => {
      for (const key of positionKeys) next.delete(key);
      make(next);
    });
  return {
    chosen: (key: FacetKey) => parameters.getAll(key),
    toggle: (key: FacetKey, value: string) =>
      write((next) => {
        if (next.has(key, value)) next.delete(key, value);
        else next.append(key, value);
      }),
    clear: () => write((next) => shopFilterKeys.forEach((key) => next.delete(key))),
    isFiltered: shopFilterKeys.some((key) => parameters.get(key)),
    count: shopFilterKeys.filter((key) => key !== 'text' && parameters.get(key)).length,
  };
}
