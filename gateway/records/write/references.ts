import { PostgresAdapter } from 'kysely';
import { type FieldErrors, invalid } from '../../errors/errors.ts';
import { problem as problemOf } from '../../errors/problem.ts';
import type { Database, Db } from '../../database/database.ts';
import { chunksOf } from '../../database/chunks.ts';
import { mayRead } from '../access.ts';
import { hostOf } from '../attachments.ts';
import { capitalNoun } from '../declare/record.ts';
import { untypedDb, IDS_PER_QUERY } from './snapshots.ts';
import type { CommitContext } from './unit-of-work.ts';
import type { BeforeAfter, Snapshot, ReferenceTo, Row, RecordMapping } from '../declare/record.ts';

interface Named extends Checked {
  id: string;
  field: string;
  accountId: unknown;
}

type Checked = ReferenceTo & Required<Pick<ReferenceTo, 'problem'>>;

/**
 * Throws INVALID for a reference to a missing record, and for one to a record of any kind that the caller cannot read;
 * references that the record already has are not checked.
 */
export async function refuseUnknownReferences(
  { by, db }: { by: CommitContext; db: Db },
  record: RecordMapping,
  changes: readonly BeforeAfter<Snapshot>[],
): Promise<void> {
  const { named: ofAnyKind, errors } = referencesToAnyKind(by, record, changes);
  const named = [...changes.flatMap((change) => newReferences(record, change)), ...ofAnyKind];
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
    if (!partReferences) return [];
    const stored = before?.parts[table] ?? [];
    return (after.parts[table] ?? []).flatMap((row, index) =>
      namedIn(partReferences, row)
        .filter(({ field: column, id }) => !stored.some((each) => each[column] === id))
        .map((each) => ({
          ...each,
          field: [field, index, ...(each.field === lists ? [] : [each.field])].join('.'),
        })),
    );
  });
  return [...own, ...ofParts].map((each) => ({ ...each, accountId }));
}

/** Kinds without inputs of their own, such as notes, are attached by who may change the record, and are not checked. */
function referencesToAnyKind(
  { caller, records }: CommitContext,
  record: RecordMapping,
  changes: readonly BeforeAfter<Snapshot>[],
) {
  const named: Named[] = [];
  const errors: FieldErrors = {};
  const { fields = [], operations = [] } = record.declaration ?? {};
  if (!records || operations.length === 0) return { named, errors };
  const accountId = caller?.account.id;
  for (const { name: field, column, reference } of fields) {
    const { kindColumn } = reference ?? {};
    for (const { before, after } of kindColumn === undefined ? [] : changes) {
      const [id, kind] = [after?.row[column], after?.row[kindColumn!]];
      const isKept = before?.row[column] === id && before?.row[kindColumn!] === kind;
      if (typeof id !== 'string' || isKept) continue;
      const host = hostOf({ records }, record, String(kind));
      const problem = problemOf('not_found', { what: host ? capitalNoun(host) : 'Record' });
      if (!host || (caller && !mayRead({ caller }, host))) errors[field] = problem;
      else {
        const { table, owner } = host;
        named.push({ table, ...(caller && owner && { owner }), id, field, problem, accountId });
      }
    }
  }
  return { named, errors };
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
