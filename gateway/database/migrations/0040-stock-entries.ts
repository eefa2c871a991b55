import { type Migration, PostgresAdapter, sql } from 'kysely';
import { textColumn } from './text-column.ts';

export const stockEntries: Migration = {
  async up(db) {
    const text = textColumn(db);
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // No foreign key to the product: one that is restored has its entries again.
    await db.schema
      .createTable('stock_entries')
      .addColumn('id', isPostgres ? 'bigserial' : 'integer', (column) =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('stock', 'integer', (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('document_kind', text)
      .addColumn('document_id', text)
      .addColumn('account_id', text, (column) =>
        column.references('accounts.id').onDelete('set null'),
      )
      .addColumn('account_name', text)
      .execute();
    await db.schema
      .createIndex('stock_entries_product_id')
      .on('stock_entries')
      .columns(['product_id', 'id'])
      .execute();
    await db.schema
      .createIndex('stock_entries_account_id')
      .on('stock_entries')
      .columns(['account_id'])
      .execute();
    await sql`insert into stock_entries (product_id, at, amount, stock, reason, note)
      select id, ${new Date().toISOString()}, total_unit, total_unit, 'initial', ''
      from products where total_unit <> 0 order by created_number, id`.execute(db);
  },
};
