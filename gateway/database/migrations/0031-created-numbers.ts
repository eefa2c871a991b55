import type { Migration } from 'kysely';
import { numberRecords } from './number-records.ts';

const tables = [
  'boards',
  'events',
  'invoices',
  'messages',
  'notifications',
  'products',
  'projects',
] as const;

/** The order in which older programs read lists. */
export const createdNumbers: Migration = {
  async up(db) {
    for (const table of tables) await numberRecords(db, table);
  },
};
