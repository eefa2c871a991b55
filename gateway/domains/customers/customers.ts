import { makeCustomers } from '../../../seed/customers.ts';
import type { Domain } from '../../services/domain.ts';
import { customerData } from './customer-data.rest.ts';
import { customersCsv } from './customers.csv.ts';
import { customersImport } from './customers-import.ts';
import { keepFigures } from './customer-figures.ts';
import { renewFigures } from './customer-figures.store.ts';
import { customersResolvers } from './customers.resolvers.ts';
import { customerRecord } from './customers.record.ts';

export const customers: Domain = {
  name: 'customers',
  resolvers: customersResolvers,
  csv: { Customer: customersCsv },
  imports: [customersImport],
  files: [customerData],
  seed: makeCustomers,
  records: [customerRecord],
  react: keepFigures,
  afterSeed: (db) => renewFigures(db),
};
