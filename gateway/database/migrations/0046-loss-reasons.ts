import type { Migration } from 'kysely';
import { createRecordTable } from './record-table.ts';
import { textColumn } from './text-column.ts';

export const lossReasons: Migration = {
  async up(db) {
    await createRecordTable(db, {
      kind: 'LossReason',
      table: 'loss_reasons',
      columns: {
        name: 'text',
        position: 'integer',
        name_key: 'text',
        search_text: 'text',
        version: 'integer',
      },
      indexed: ['name_key', 'position'],
      unique: [],
    });
    await db.schema
      .alterTable('deals')
      .addColumn('loss_reason_id', textColumn(db), (column) =>
        column.references('loss_reasons.id').onDelete('set null'),
      )
      .execute();
    await db.schema
      .createIndex('deals_loss_reason_id')
      .on('deals')
      .columns(['loss_reason_id', 'id'])
      .execute();
  },
};
