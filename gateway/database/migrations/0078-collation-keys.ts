import type { Migration } from 'kysely';
import { rewriteTexts } from './rewrite-texts.ts';
import { textColumn } from './text-column.ts';

const added = [
  ['boards', 'title_key'],
  ['chat_contacts', 'name_key'],
  ['invoices', 'order_no_key'],
] as const;

/** Lists are ordered as people read: letters of other alphabets as their plain ones, and numbers by their value. */
export const collationKeys: Migration = {
  async up(db) {
    const text = textColumn(db);
    for (const [table, column] of added) {
      await db.schema
        .alterTable(table)
        .addColumn(column, text, (each) => each.notNull().defaultTo(''))
        .execute();
    }
    await rewriteTexts(db);
    for (const [table, column] of added) {
      await db.schema
        .createIndex(`${table}_${column}_id`)
        .on(table)
        .columns([column, 'id'])
        .execute();
    }
    for (const index of ['boards_search_text_id', 'chat_contacts_search_text']) {
      await db.schema.dropIndex(index).execute();
    }
  },
};
