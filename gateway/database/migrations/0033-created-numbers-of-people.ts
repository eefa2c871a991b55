import type { Migration } from 'kysely';
import { numberRecords } from './number-records.ts';

const tables = ['board_members', 'chat_contacts', 'chat_members', 'todo_tags'] as const;

/** The order in which older programs read them. */
export const createdNumbersOfPeople: Migration = {
  async up(db) {
    for (const table of tables) await numberRecords(db, table);
  },
};
