import { type Kysely, type Migration, sql } from 'kysely';
import { moveNotesInHistory } from './move-notes.ts';

/** Comments on cards become notes like those on any record. */
export const notesOfCards: Migration = {
  async up(db) {
    await sql`insert into notes (id, record_kind, record_id, at, account_id, account_name, text)
      select comment.id, 'Card', card_id, time, uid, coalesce(member.name, ''), text
      from card_comments as comment left join board_members as member on member.id = uid`.execute(
      db,
    );
    await keepOrder(db);
    const names = await namesOfMembers(db);
    await moveNotesInHistory(db, {
      ...{ kind: 'Card', heldBy: ['Board', 'BoardColumn', 'Card'] },
      ...{ part: 'cardComments', key: 'cardId' },
      written: ({ time, uid, text }) => ({
        ...{ at: time, accountId: uid, accountName: names.get(String(uid)), text },
      }),
    });
    await db.schema.dropTable('card_comments').execute();
  },
};

interface Comment {
  id: string;
  at: string;
  before: number;
}

/** Notes come by their times, so that those of one millisecond are set apart in the order of their positions. */
async function keepOrder(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Comment>`select id, time as at, before from (
      select id, time,
        row_number() over (partition by card_id, time order by position) - 1 as before
      from card_comments) as placed
    where before > 0`.execute(db);
  for (const { id, at, before } of rows) {
    const later = new Date(Date.parse(at) + Number(before)).toISOString();
    await sql`update notes set at = ${later} where id = ${id}`.execute(db);
  }
}

async function namesOfMembers(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name
    from board_members`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
