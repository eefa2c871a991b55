import { record } from '../../records/record.ts';
import { derivedFields, productErrors } from './products.rules.ts';

export const productRecord = record(
  { kind: 'Product', table: 'products', title: 'title', unique: ['sku'], counts: ['totalUnit'] },
  { derive: ({ row }) => derivedFields(row), check: ({ row }) => productErrors(row) },
);
