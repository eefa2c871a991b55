import type { FieldErrors } from '../../errors/errors.ts';
import type { Change } from './unit-of-work.ts';
import { isEqual } from './snapshots.ts';
import type { BeforeAfter, Snapshot, RecordKind, Row, Rules } from '../declare/record.ts';
import { CHANGED_AT, hasRecordTimes } from '../declare/record-times.ts';
import { StaleVersion } from './stale-version.ts';

export interface Planned extends BeforeAfter<Snapshot> {
  errors: FieldErrors;
}

/** Returns the effect of a change on the stored record; undefined when nothing changes. Throws StaleVersion. */
export function plannedChange(change: Change, before: Snapshot | undefined): Planned | undefined {
  const { record, id, version, cause, isCorrection = false, isRestore = false } = change;
  if (before && version != null && version !== before.row.version) {
    throw new StaleVersion({ kind: record.kind, id });
  }
  const { derive, validate } = rulesOf(record);
  const wanted = change.apply(before) as Snapshot | undefined;
  if (!wanted) return before && { id, before, after: undefined, errors: {} };
  const after = { ...wanted, row: { ...wanted.row, ...derive?.(wanted) } };
  const differs = before === undefined || differing(record, before, after);
  if (!differs) return undefined;
  const errors = validate?.(after, before, { isCorrection, isRestore }) ?? {};
  if (differs !== 'by the way') setTimes(record, after.row);
  if (before && differs === 'in substance' && 'version' in before.row) {
    after.row.version = Number(before.row.version) + 1;
  }
  return { id, before, after, cause, isRestore, errors: change.mapErrors?.(errors) ?? errors };
}

function setTimes({ declaration }: RecordKind, row: Row): void {
  if (!declaration || !hasRecordTimes(declaration)) return;
  row[CHANGED_AT] = new Date().toISOString();
  row.createdAt ??= row[CHANGED_AT];
}

/** Returns a record that is not written yet as its rules derive it, and the errors that they find in it. */
export function applyRules(record: RecordKind, wanted: Snapshot, before?: Snapshot) {
  const { derive, validate } = rulesOf(record);
  const after = { ...wanted, row: { ...wanted.row, ...derive?.(wanted) } };
  const errors = validate?.(after, before, { isCorrection: false, isRestore: false }) ?? {};
  return { after, errors };
}

export const rulesOf = (record: RecordKind) => (record.rules ?? {}) as Rules<Snapshot>;

/** Tells whether the record changes at all, and whether the change requires a new version. */
function differing(
  { parts = [], unversioned = [] }: RecordKind,
  before: Snapshot,
  after: Snapshot,
): false | 'in substance' | 'by the way' {
  const columns = differingNames(before.row, after.row);
  const tables = differingNames(before.parts, after.parts);
  if (columns.length === 0 && tables.length === 0) return false;
  const logs = parts.filter(({ appendOnly }) => appendOnly).map(({ table }) => table as string);
  const isSubstance =
    columns.some((column) => !unversioned.includes(column)) ||
    tables.some((table) => !logs.includes(table) && !unversioned.includes(table));
  return isSubstance ? 'in substance' : 'by the way';
}

const isStamp = (name: string) => name === 'version' || name === CHANGED_AT;

const differingNames = (before: Row | Snapshot['parts'], after: Row | Snapshot['parts']) =>
  Object.keys(after).filter((name) => !isStamp(name) && !isEqual(before[name], after[name]));
