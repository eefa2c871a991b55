import { makeCustomers } from '../../../seed/customers.ts';
import type { Domain } from '../../domain.ts';
import { customersResolvers } from './customers.resolvers.ts';
import { customerRecord } from './customers.table.ts';

export const customers: Domain = {
  name: 'customers',
  resolvers: customersResolvers,
  seed: makeCustomers,
  records: [customerRecord],
};
