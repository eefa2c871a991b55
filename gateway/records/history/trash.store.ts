import type { Db } from '../../database/database.ts';
import { pageOf, type PageRequest } from '../../database/paging.ts';
import type { DeletedRecordPage } from './activities.table.ts';
import { readableCondition, type Reader } from './readable.ts';

const newestFirst = { column: 'number', direction: 'descending' } as const;

/** Returns the records deleted since a time and not restored, newest first, without what was deleted with another. */
export function listDeletedRecords(
  db: Db,
  { kind, since, reader }: { kind?: readonly string[] | null; since: string; reader: Reader },
  page: PageRequest,
): Promise<DeletedRecordPage> {
  let query = db.selectFrom('deletedRecords').selectAll().where('at', '>=', since);
  if (kind) query = query.where('kind', 'in', kind);
  const { kinds } = reader.attached;
  if (kinds.length > 0) {
    query = query.where(({ or, eb, selectFrom }) =>
      or([
        eb('kind', 'not in', kinds),
        eb(
          'activityId',
          'in',
          selectFrom('activities')
            .select('activities.id')
            .whereRef('activities.id', '=', 'deletedRecords.activityId')
            .whereRef('activities.kind', '=', 'deletedRecords.kind'),
        ),
      ]),
    );
  }
  const ids = { kind: 'deletedRecords.kind', activityId: 'deletedRecords.activityId' };
  return pageOf(query.where(readableCondition(reader, ids)), newestFirst, page);
}
