import { type Kysely, type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

interface Row {
  id: string;
  path: string;
}

interface Known {
  kind: string;
  table: string;
  path: RegExp;
}

/** Pages to which the gateway's own notifications led. */
const known: readonly Known[] = [
  { kind: 'Message', table: 'messages', path: /^\/inbox\?message=([^&#]+)$/ },
  { kind: 'Card', table: 'cards', path: /^\/boards\?card=([^&#]+)$/ },
  { kind: 'Deal', table: 'deals', path: /^\/vendas\/([^/?#]+)$/ },
  { kind: 'Product', table: 'products', path: /^\/produtos\/([^/?#]+)$/ },
];

const AT_ONCE = 500;

export const notifiedRecords: Migration = {
  async up(db) {
    const text = textColumn(db);
    for (const column of ['record_id', 'record_kind', 'read_at', 'gone_at']) {
      await db.schema.alterTable('notifications').addColumn(column, text).execute();
    }
    await db.schema
      .createIndex('notifications_record_id')
      .on('notifications')
      .column('record_id')
      .execute();
    await nameRecords(db);
    await clear(db);
  },
};

async function nameRecords(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<Row>`
      select id, path from notifications where id > ${last} order by id limit ${AT_ONCE}
    `.execute(db);
    for (const { id, path } of rows) {
      const about = recordAt(path);
      if (!about) continue;
      await sql`
        update notifications set record_id = ${about.recordId}, record_kind = ${about.kind}
        where id = ${id}
      `.execute(db);
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)!.id;
  }
}

function recordAt(path: string) {
  for (const { kind, path: pattern } of known) {
    const found = pattern.exec(path)?.[1];
    if (found === undefined) continue;
    try {
      return { kind, recordId: decodeURIComponent(found) };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** What was read or deleted before counts no more. */
async function clear(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  for (const { kind, table } of known) {
    await sql`
      update notifications set gone_at = ${now} where record_kind = ${kind}
        and not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = record_id)
    `.execute(db);
  }
  await sql`
    update notifications set read_at = ${now} where record_kind = 'Message'
      and exists (select 1 from messages where messages.id = record_id and is_read = 1)
  `.execute(db);
}
