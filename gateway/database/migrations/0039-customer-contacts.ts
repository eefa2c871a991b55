import type { Migration } from 'kysely';
import { createPartTables } from './record-table.ts';

export const customerContacts: Migration = {
  up: (db) =>
    createPartTables(db, 'customers', [
      {
        table: 'customer_contacts',
        key: 'customer_id',
        columns: {
          name: 'text',
          role: 'text?',
          email: 'text?',
          phone: 'text?',
          is_main: 'integer',
        },
      },
      {
        table: 'customer_addresses',
        key: 'customer_id',
        columns: {
          label: 'text?',
          street: 'text',
          city: 'text?',
          state: 'text?',
          cep: 'text?',
          is_billing: 'integer',
          is_shipping: 'integer',
        },
      },
    ]),
};
