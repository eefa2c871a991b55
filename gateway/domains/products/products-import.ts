import { listImport } from '../../csv/list-import.ts';
import { type FieldErrors, REQUIRED } from '../../graphql/errors.ts';
import type { CreateProductInput } from '../../graphql/generated/resolvers.ts';
import { newId } from '../../store/new-id.ts';
import { columnsOf } from './product-changes.ts';
import { productsExport } from './products-csv.rest.ts';
import { derivedFields, productErrors } from './products.rules.ts';
import { productsBySkus } from './products.store.ts';
import { productRecord } from './products.record.ts';
import type { ProductRow } from './products.table.ts';

type Given = Partial<CreateProductInput>;
type Found = ReadonlyMap<string, ProductRow>;

/** Matched by sku, which every row needs. */
export const productsImport = listImport<Given, Found, ProductRow>({
  list: 'products',
  record: productRecord,
  columns: productsExport.columns,
  // prettier-ignore
  fields: [
    'sku', 'title', 'category', 'brand', 'price', 'totalUnit', 'stockThreshold', 'isActive',
    'rating', 'freeShipping', 'description', 'imgUrl', 'imgAlt',
  ],
  key: 'sku',
  keyOf: ({ sku }) => sku?.trim() || null,
  lookUp: (db, rows) =>
    productsBySkus(
      db,
      rows.map(({ sku }) => sku?.trim()).filter((sku) => sku !== undefined),
    ),
  prepare,
  listed: ({ priceCents, isActive, freeShipping, ...row }) => ({
    ...row,
    price: priceCents / 100,
    isActive: isActive === 1,
    freeShipping: freeShipping === 1,
  }),
  held: (row) => ({ row, parts: {} }),
});

function prepare(given: Given, stored: Found) {
  const sku = given.sku?.trim() ?? '';
  const before = stored.get(sku);
  const entered = { ...(before ?? newProduct()), ...columnsOf({ ...given, sku }) } as ProductRow;
  const errors: FieldErrors = productErrors(entered);
  for (const [field, value] of [
    ['category', entered.category],
    ['price', entered.priceCents],
  ] as const) {
    if (value === undefined) errors[field] = REQUIRED;
  }
  return { before, after: { ...entered, ...derivedFields(entered) }, errors };
}

const newProduct = () => ({
  id: newId(),
  title: '',
  brand: '',
  description: '',
  imgUrl: '',
  imgAlt: '',
  totalUnit: 0,
  stockThreshold: 10,
  rating: 3,
  freeShipping: 0,
  isActive: 1,
  version: 1,
});
