import { isDeepStrictEqual } from 'node:util';
import { PostgresAdapter } from 'kysely';
import { type FieldErrors, invalid } from '../../errors/errors.ts';
import type { Database, Db } from '../../database/database.ts';
import { chunksOf } from '../../database/chunks.ts';
import { untypedDb, IDS_PER_QUERY } from './snapshots.ts';
import type { BeforeAfter, Snapshot, ReferenceTo, Row, RecordMapping } from '../declare/record.ts';

interface Named extends Checked {
  id: string;
  field: string;
  accountId: unknown;
}

type Checked = ReferenceTo & Required<Pick<ReferenceTo, 'problem'>>;

/** Throws INVALID for a reference to a missing record; references that the record already has are not checked. */
export async function refuseUnknownReferences(
  db: Db,
  record: RecordMapping,
  changes: readonly BeforeAfter<Snapshot>[],
): Promise<void> {
  const named = changes.flatMap((change) => newReferences(record, change));
  const errors: FieldErrors = {};
  for (const table of new Set(named.map((each) => each.table))) {
    const ofTable = named.filter((each) => each.table === table);
    const known = await rowsNamed(db, table, ofTable);
    for (const { id, field, problem, owner, accountId } of ofTable) {
      const other = known.get(id);
      if (!other || (owner && other[owner] !== accountId)) errors[field] ??= problem;
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function newReferences(record: RecordMapping, { before, after }: BeforeAfter<Snapshot>): Named[] {
  if (!after) return [];
  const { references, parts = [], owner = '' } = record;
  const accountId = after.row[owner];
  const own = namedIn(references, after.row).filter(({ field, id }) => before?.row[field] !== id);
  const ofParts = parts.flatMap(({ table, field = table, lists, references: partReferences }) => {
    const rows = after.parts[table] ?? [];
    if (!partReferences || isDeepStrictEqual(rows, before?.parts[table])) return [];
    return rows.flatMap((row, index) =>
      namedIn(partReferences, row).map((each) => ({
        ...each,
        field: [field, index, ...(each.field === lists ? [] : [each.field])].join('.'),
      })),
    );
  });
  return [...own, ...ofParts].map((each) => ({ ...each, accountId }));
}

function namedIn(references: RecordMapping['references'] = {}, row: Row) {
  return Object.entries(references).flatMap(([field, to]) => {
    const { problem } = to;
    const id = row[field];
    return problem && typeof id === 'string' ? [{ ...to, problem, id, field }] : [];
  });
}

/** Returns the ids and owners of the referenced rows, which are locked until the transaction ends. */
async function rowsNamed(db: Db, table: keyof Database, named: readonly Named[]) {
  const known = new Map<unknown, Row>();
  const ids = [...new Set(named.map(({ id }) => id))];
  const columns = ['id', ...new Set(named.flatMap(({ owner }) => owner ?? []))];
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const some of chunksOf(ids, IDS_PER_QUERY)) {
    const query = untypedDb(db)
      .selectFrom(table)
      .select(columns)
      .where('id', 'in', some)
      .orderBy('id');
    const rows = await (isPostgres ? query.forKeyShare() : query).execute();
    for (const row of rows) known.set(row.id, row);
  }
  return known;
}
