import { makeProducts } from '../../../seed/products.ts';
import type { Domain } from '../../domain.ts';
import { productsResolvers } from './products.resolvers.ts';
import { productsRest } from './products.rest.ts';
import { productRecord } from './products.table.ts';

export const products: Domain = {
  name: 'products',
  resolvers: productsResolvers,
  rest: productsRest,
  seed: makeProducts,
  records: [productRecord],
};
