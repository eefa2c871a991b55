import { sql } from 'kysely';
import type { Store } from '../database/database.ts';

/** Returns everything in every table as one text, the indexes of search too. */
export async function wholeDatabase({ db, engine }: Store): Promise<string> {
  const { rows } = await (
    engine === 'SQLite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`
  ).execute(db);
  const texts: string[] = [];
  for (const { name } of rows) {
    const isIndex = engine === 'SQLite' && name.endsWith('_data');
    const what = isIndex ? sql`hex(block) as block` : sql`*`;
    const table = await sql<{ block?: string }>`select ${what} from ${sql.table(name)}`.execute(db);
    const read = ({ block }: { block?: string }) =>
      Buffer.from(block ?? '', 'hex').toString('latin1');
    texts.push(isIndex ? table.rows.map(read).join('') : JSON.stringify(table.rows));
  }
  return texts.join('\n');
}
