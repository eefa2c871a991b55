import type { Migration } from 'kysely';
import { indexTexts, textIndexTables } from './text-indexes.ts';

const tables = [
  'boards',
  'chat_contacts',
  'customers',
  'deals',
  'events',
  'invoices',
  'messages',
  'products',
  'projects',
  'todos',
  'users',
] as const;

/** For the text filters of lists, which find what stands inside words too. */
export const textIndexes: Migration = {
  async up(db) {
    await textIndexTables(db);
    for (const table of tables) await indexTexts(db, table);
  },
};
