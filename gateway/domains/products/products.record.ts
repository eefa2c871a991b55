import { declaredRecord } from '../../records/declare/declared-record.ts';
import type { RecordQuery } from '../../records/declare/record.ts';
import { PRICE_PER_CENT, pictureErrors, skuOf } from './products.rules.ts';
import { keepStockEntries } from './stock-entries.ts';

export const productRecord = declaredRecord<'products'>('Product', {
  restoreAsDelta: ['totalUnit'],
  operations: { applyCustomFilters, sequences: { sku: skuOf } },
  rules: { validate: ({ row }) => pictureErrors(row.imgUrl), afterWrite: keepStockEntries },
});

/** Prices in cents. A highest price includes what is less than a cent above it, as the ranges of the shop do. */
interface OwnFilter {
  priceFrom?: number | null;
  priceTo?: number | null;
  lowStock?: boolean | null;
}

function applyCustomFilters(
  products: RecordQuery,
  { priceFrom, priceTo, lowStock }: OwnFilter,
): RecordQuery {
  let query = products;
  if (priceFrom != null) query = query.where('priceMillionths', '>=', priceFrom * PRICE_PER_CENT);
  if (priceTo != null) query = query.where('priceMillionths', '<', (priceTo + 1) * PRICE_PER_CENT);
  if (lowStock == null) return query;
  // The condition is written like the index on low stock.
  return query.where(({ eb, ref }) =>
    eb('totalUnit', lowStock ? '<=' : '>', ref('stockThreshold')),
  );
}
