import { declaredRecord } from '../../records/declare/declared-record.ts';
import type { RecordQuery } from '../../records/declare/record.ts';
import { pictureErrors, skuOf } from './products.rules.ts';
import { keepStockEntries } from './stock-entries.ts';

export const productRecord = declaredRecord<'products'>('Product', {
  restoreAsDelta: ['totalUnit'],
  operations: { applyFilter, sequences: { sku: skuOf } },
  rules: { validate: ({ row }) => pictureErrors(row.imgUrl), afterWrite: keepStockEntries },
});

interface OwnFilter {
  priceFrom?: number | null;
  priceTo?: number | null;
  lowStock?: boolean | null;
}

function applyFilter(
  products: RecordQuery,
  { priceFrom, priceTo, lowStock }: OwnFilter,
): RecordQuery {
  let query = products;
  if (priceFrom != null) query = query.where('priceCents', '>=', priceFrom);
  if (priceTo != null) query = query.where('priceCents', '<=', priceTo);
  if (lowStock == null) return query;
  // The condition is written like the index on low stock.
  return query.where(({ eb, ref }) =>
    eb('totalUnit', lowStock ? '<=' : '>', ref('stockThreshold')),
  );
}
