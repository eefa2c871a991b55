import { makeCarts } from '../../../seed/carts.ts';
import type { Domain } from '../../services/domain.ts';
import { cartsResolvers } from './carts.resolvers.ts';
import { cartsRest } from './carts.rest.ts';
import { cartRecord } from './carts.record.ts';

export const carts: Domain = {
  name: 'carts',
  resolvers: cartsResolvers,
  rest: cartsRest,
  seed: makeCarts,
  records: [cartRecord],
};
