import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

/** The HTML of a rich description, beside its plain text. */
export const cardDescriptions: Migration = {
  async up(db) {
    await db.schema.alterTable('cards').addColumn('description_html', textColumn(db)).execute();
  },
};
