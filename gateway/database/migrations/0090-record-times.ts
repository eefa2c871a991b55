import { type Migration, sql } from 'kysely';
import { addRecordColumns } from './record-columns.ts';

const tables = {
  boards: 'Board',
  customers: 'Customer',
  deals: 'Deal',
  events: 'Event',
  invoices: 'Invoice',
  loss_reasons: 'LossReason',
  products: 'Product',
  projects: 'Project',
  todos: 'Todo',
  users: 'User',
} as const;

const owners: Readonly<Record<string, string>> = { todos: 'account_id' };
/** The tables that had the time of creation before. */
const created: ReadonlySet<string> = new Set(['customers', 'deals']);

/**
 * Adds the times of creation and of the last change. Existing records get the times of their history; those without one
 * get the time of this migration.
 */
export const recordTimes: Migration = {
  async up(db) {
    const now = new Date().toISOString();
    for (const [table, kind] of Object.entries(tables)) {
      const columns = created.has(table) ? ['updated_at'] : ['created_at', 'updated_at'];
      await addRecordColumns(db, {
        table,
        ...(owners[table] && { owner: owners[table] }),
        columns: Object.fromEntries(columns.map((column) => [column, 'text' as const])),
        filled: { created_at: '', updated_at: '' },
        indexed: columns,
        unique: [],
      });
      const { ref } = sql;
      const inHistory = sql`from activity_changes
        join activities on activities.id = activity_changes.activity_id
        where activity_changes.record_id = ${ref(`${table}.id`)} and activity_changes.kind = ${kind}`;
      if (!created.has(table)) {
        await sql`update ${sql.table(table)}
          set created_at = coalesce((select min(activities.at) ${inHistory}), ${now})`.execute(db);
      }
      await sql`update ${sql.table(table)}
        set updated_at = coalesce((select max(activities.at) ${inHistory}), created_at)`.execute(
        db,
      );
    }
  },
};
