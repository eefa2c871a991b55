import { type Migration, sql } from 'kysely';
import { rewriteSnapshots } from './rewrite-snapshots.ts';

/** A time has a column of its own, so that the date of every to-do is its day. */
export const todoDueDays: Migration = {
  async up(db) {
    await db.schema.alterTable('todos').renameColumn('due_timed_at', 'due_at').execute();
    await sql`update todos set due_date = substr(due_local, 1, 10) || 'T00:00:00.000Z'
      where due_at is not null`.execute(db);
    await rewriteSnapshots(db, 'Todo', (snapshot) => {
      const { row, ...rest } = snapshot;
      if (!('dueTimedAt' in row)) return snapshot;
      const { dueTimedAt: dueAt, ...columns } = row;
      const day = dueAt !== null && {
        dueDate: `${String(row.dueLocal).slice(0, 10)}T00:00:00.000Z`,
      };
      return { ...rest, row: { ...columns, ...day, dueAt } };
    });
  },
};
