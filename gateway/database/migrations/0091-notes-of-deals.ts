import { type Kysely, type Migration, sql } from 'kysely';
import { moveNotesInHistory } from './move-notes.ts';

/** Notes on deals' timelines become notes like those on any record; stage changes stay. */
export const notesOfDeals: Migration = {
  async up(db) {
    await sql`insert into notes (id, record_kind, record_id, at, account_id, account_name, text)
      select id, 'Deal', deal_id, at, coalesce(account_id, ''), coalesce(account_name, ''),
        coalesce(text, '')
      from deal_entries where kind = 'note'`.execute(db);
    await keepOrder(db);
    await sql`delete from deal_entries where kind = 'note'`.execute(db);
    await moveNotesInHistory(db, {
      kind: 'Deal',
      part: 'dealEntries',
      key: 'dealId',
      isNote: ({ kind }) => kind === 'note',
    });
  },
};

interface Entry {
  id: string;
  at: string;
  before: number;
}

/** Notes come by their times, so that those of one millisecond are set apart in the order of their positions. */
async function keepOrder(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Entry>`select entry.id, entry.at,
      (select count(*) from deal_entries as other
        where other.deal_id = entry.deal_id and other.kind = 'note' and other.at = entry.at
          and other.position < entry.position) as before
    from deal_entries as entry
    where entry.kind = 'note' and exists (select 1 from deal_entries as other
      where other.deal_id = entry.deal_id and other.kind = 'note' and other.at = entry.at
        and other.position < entry.position)`.execute(db);
  for (const { id, at, before } of rows) {
    const later = new Date(Date.parse(at) + Number(before)).toISOString();
    await sql`update notes set at = ${later} where id = ${id}`.execute(db);
  }
}
