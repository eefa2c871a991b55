import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const idempotencyKeys: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('fingerprint', text, (column) => column.notNull())
      .addColumn('claim', text, (column) => column.notNull())
      .addColumn('claimed_at', text, (column) => column.notNull())
      .addColumn('has_committed', 'integer', (column) => column.notNull())
      .addColumn('answer', text)
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('idempotency_keys_expired')
      .on('idempotency_keys')
      .column('expires_at')
      .execute();
  },
};
