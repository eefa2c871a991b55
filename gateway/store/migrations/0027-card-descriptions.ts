import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** Cards keep the HTML of a description that was written as such, beside its plain text. */
export const cardDescriptions: Migration = {
  async up(db) {
    await db.schema.alterTable('cards').addColumn('description_html', textColumn(db)).execute();
  },
};
