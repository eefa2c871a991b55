import { declaredRecord } from '../../records/declare/declared-record.ts';
import type { Condition, FilterReading } from '../../records/declare/record.ts';
import { PRICE_PER_CENT, pictureErrors, skuOf } from './products.rules.ts';
import { keepStockEntries } from './stock-entries.ts';

export const productRecord = declaredRecord<'products'>('Product', {
  restoreAsDelta: ['totalUnit'],
  operations: { filterConditions, sequences: { sku: skuOf } },
  rules: { validate: ({ row }) => pictureErrors(row.imgUrl), afterWrite: keepStockEntries },
});

/** Prices in cents. A highest price includes what is less than a cent above it, as the ranges of the shop do. */
interface OwnFilter {
  priceFrom?: number | null;
  priceTo?: number | null;
  lowStock?: boolean | null;
}

function filterConditions(
  { priceFrom, priceTo, lowStock }: OwnFilter,
  { eb }: FilterReading,
): Condition[] {
  return [
    ...(priceFrom == null ? [] : [eb('priceMillionths', '>=', priceFrom * PRICE_PER_CENT)]),
    ...(priceTo == null ? [] : [eb('priceMillionths', '<', (priceTo + 1) * PRICE_PER_CENT)]),
    // The condition is written like the index on low stock.
    ...(lowStock == null ? [] : [eb('totalUnit', lowStock ? '<=' : '>', eb.ref('stockThreshold'))]),
  ];
}
