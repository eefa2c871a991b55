import type { Db } from '../../database/database.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import type { NotePage } from './notes.table.ts';

export function listNotes(
  db: Db,
  { kind, id, ...page }: PageRequest & { kind: string; id: string },
): Promise<NotePage> {
  const query = db
    .selectFrom('notes')
    .selectAll()
    .where('recordId', '=', id)
    .where('recordKind', '=', kind);
  return pageOf(query, { column: 'at', direction: 'descending' }, page);
}
