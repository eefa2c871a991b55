import type { Migration } from 'kysely';

/** One index serves a board column's page, its total and a month's total. */
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
