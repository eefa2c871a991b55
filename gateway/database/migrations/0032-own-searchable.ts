import type { Migration } from 'kysely';
import { makeSearchable, searchOwners } from './searchable.ts';

/** To-dos, found by their owner alone, and what everyone sees. */
export const ownSearchable: Migration = {
  async up(db) {
    await searchOwners(db);
    await makeSearchable(db, {
      kind: 'Todo',
      table: 'todos',
      title: 'title',
      owner: 'account_id',
    });
    await makeSearchable(db, { kind: 'Event', table: 'events', title: 'title' });
    await makeSearchable(db, { kind: 'Project', table: 'projects', title: 'project_name' });
    await makeSearchable(db, { kind: 'ChatContact', table: 'chat_contacts', title: 'name' });
  },
};
