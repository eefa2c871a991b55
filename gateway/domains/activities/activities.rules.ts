import { isDeepStrictEqual } from 'node:util';
import type { RecordCopy, RecordKind } from '../../store/records.ts';
import type { ActivityChangeRow, ChangeOutline } from './activities.table.ts';

export interface FieldChange {
  field: string;
  /** JSON; null when there was nothing. */
  before: string | null;
  /** JSON; null when there is nothing. */
  after: string | null;
}

/** Columns that the store keeps for itself. */
const isInternal = (column: string) => /^(version|searchText|.+Key)$/.test(column);

/** The fields, and the lists that belong to a record, which differ between two JSON copies of it. */
export function fieldChanges({ before, after }: ActivityChangeRow): FieldChange[] {
  if (before === null || after === null) return [];
  const [old, now] = [JSON.parse(before), JSON.parse(after)] as [RecordCopy, RecordCopy];
  const columns = Object.keys({ ...old.row, ...now.row }).filter((column) => !isInternal(column));
  const lists = Object.keys({ ...old.parts, ...now.parts });
  return [
    ...columns.map((column) => ({ field: column, old: old.row[column], now: now.row[column] })),
    ...lists.map((list) => ({ field: list, old: old.parts[list], now: now.parts[list] })),
  ]
    .filter((each) => !isDeepStrictEqual(each.old, each.now))
    .map(({ field, ...each }) => ({ field, before: asJson(each.old), after: asJson(each.now) }));
}

const asJson = (value: unknown) => (value == null ? null : JSON.stringify(value));

/** A record that was made goes again; another comes back from its copy, as long as there is one. */
export function isRestorable({
  action,
  hasBefore,
}: Pick<ChangeOutline, 'action' | 'hasBefore'>): boolean {
  return action === 'created' || hasBefore === 1;
}

/**
 * Whether something that was changed since would be lost with a change that is taken back. What counts comes and
 * goes by differences, and what is written into a log stays.
 */
export function losesLaterChange(
  { counts = [], lasting = [], parts = [] }: RecordKind,
  { before, after }: Record<'before' | 'after', RecordCopy>,
  now: RecordCopy,
): boolean {
  const apart = new Set<string>(['version', ...counts, ...lasting]);
  const logs = new Set<string>(parts.filter(({ isLog }) => isLog).map(({ table }) => table));
  const differs = (one: RecordCopy, other: RecordCopy) =>
    Object.entries(one.row).some(
      ([column, value]) => !apart.has(column) && !isDeepStrictEqual(value, other.row[column]),
    ) ||
    Object.entries(one.parts).some(
      ([table, rows]) => !logs.has(table) && !isDeepStrictEqual(rows, other.parts[table]),
    );
  const countsAlone = counts.length > 0 && !differs(before, after);
  return !countsAlone && differs(after, now);
}
