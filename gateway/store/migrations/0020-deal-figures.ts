import type { Migration } from 'kysely';

/** A column of the board is a page of one stage; what it and a month come to is read off the same index. */
const indexes = {
  deals_stage_expected: ['stage', 'expected_close_on', 'id', 'amount_cents'],
  deals_stage_changed: ['stage', 'stage_changed_at', 'id'],
} as const;

export const dealFigures: Migration = {
  async up(db) {
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema
        .createIndex(name)
        .on('deals')
        .columns([...columns])
        .execute();
    }
  },
};
