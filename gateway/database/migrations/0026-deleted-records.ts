import { type Migration, sql } from 'kysely';

/** The trash: deleted business data by its last activity. */
export const deletedRecords: Migration = {
  async up(db) {
    await sql`
      create view deleted_records as
      select change.record_id as id, change.kind, change.title,
        activity.id as activity_id, activity.number, activity.at,
        activity.account_id, activity.account_name
      from activity_changes as change
      join activities as activity on activity.id = change.activity_id
      where change.action = 'deleted' and change.before is not null
        and activity.owner_id is null
        and not exists (
          select 1 from activity_changes as other
          join activities as later on later.id = other.activity_id
          where other.record_id = change.record_id and other.kind = change.kind
            and later.number > activity.number
        )
    `.execute(db);
  },
};
