import { makeProducts } from '../../../seed/products.ts';
import { orphanRetention } from '../../records/history/removing-lost.ts';
import type { Domain } from '../../services/domain.ts';
import { productsCsv } from './products.csv.ts';
import { productsImport } from './products-import.ts';
import { productsResolvers } from './products.resolvers.ts';
import { productsRest } from './products.rest.ts';
import { productRecord } from './products.record.ts';

export const products: Domain = {
  name: 'products',
  resolvers: productsResolvers,
  rest: productsRest,
  csv: { Product: productsCsv },
  imports: [productsImport(productsCsv)],
  seed: makeProducts,
  records: [productRecord],
  retentions: [
    {
      days: ({ historyDays }) => historyDays,
      removeSome: orphanRetention({ table: 'stockEntries', key: 'productId', of: 'products' }),
    },
  ],
};
