import type { Migration } from 'kysely';
import { makeSearchable } from './searchable.ts';

export const searchableMessages: Migration = {
  async up(db) {
    await makeSearchable(db, {
      kind: 'Message',
      table: 'messages',
      title: 'subject',
      owner: 'account_id',
    });
  },
};
