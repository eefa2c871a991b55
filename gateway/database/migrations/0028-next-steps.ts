import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const nextSteps: Migration = {
  async up(db) {
    for (const name of ['next_step', 'next_step_on']) {
      await db.schema.alterTable('deals').addColumn(name, textColumn(db)).execute();
    }
  },
};
