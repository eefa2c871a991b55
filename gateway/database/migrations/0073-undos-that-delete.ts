import { type Migration, sql } from 'kysely';

/** An undo that deletes what was made says so, as it does from now on. */
export const undosThatDelete: Migration = {
  async up(db) {
    await sql`
      update activities set action = 'deleted'
      where action = 'restored' and restores is not null
        and exists (
          select 1 from activity_changes
          where activity_id = activities.id and kind = activities.kind
        )
        and not exists (
          select 1 from activity_changes
          where activity_id = activities.id and kind = activities.kind and action <> 'deleted'
        )
    `.execute(db);
  },
};
