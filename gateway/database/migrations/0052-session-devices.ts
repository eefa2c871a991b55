import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const sessionDevices: Migration = {
  async up(db) {
    const text = textColumn(db);
    for (const column of ['seen_at', 'user_agent', 'address']) {
      await db.schema.alterTable('sessions').addColumn(column, text).execute();
    }
  },
};
