import { makeCustomers } from '../../../seed/customers.ts';
import { derivedImport } from '../../csv/derived-import.ts';
import { declarationOf } from '../../records/declarations.ts';
import type { Domain } from '../../services/domain.ts';
import { customerData } from './customer-data.rest.ts';
import { customersCsv } from './customers.csv.ts';
import { keepFigures } from './customer-figures.ts';
import { renewFigures } from './customer-figures.store.ts';
import { customersResolvers } from './customers.resolvers.ts';
import { customerRecord } from './customers.record.ts';

export const customers: Domain = {
  name: 'customers',
  resolvers: customersResolvers,
  csv: { Customer: customersCsv },
  imports: [derivedImport(declarationOf('Customer'), customerRecord, customersCsv)],
  files: [customerData],
  seed: makeCustomers,
  records: [customerRecord],
  react: keepFigures,
  afterSeed: (db) => renewFigures(db),
};
