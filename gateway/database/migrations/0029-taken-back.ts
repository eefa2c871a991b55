import { type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** Each change of an activity is undone at most once; an own record's activity belongs to its owner. */
export const takenBack: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema.alterTable('activity_changes').addColumn('taken_back_by', text).execute();
    await db.schema.alterTable('activity_changes').addColumn('record_owner_id', text).execute();
    await sql`
      update activity_changes set record_owner_id = case
        when kind = 'Cart' then record_id
        else (select owner_id from activities where id = activity_id)
      end
    `.execute(db);
    await db.schema
      .createIndex('activities_restores')
      .on('activities')
      .columns(['restores', 'number'])
      .execute();
    // An undo that was itself undone does not count.
    await sql`
      update activity_changes set taken_back_by = (
        select later.id from activities as later
        join activity_changes as restored
          on restored.activity_id = later.id and restored.record_id = activity_changes.record_id
        where later.restores = activity_changes.activity_id
          and not exists (select 1 from activities as undone where undone.restores = later.id)
        order by later.number desc limit 1
      )
      where activity_id in (select restores from activities where restores is not null)
    `.execute(db);
  },
};
