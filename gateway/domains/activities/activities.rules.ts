import { isDeepStrictEqual } from 'node:util';
import type { RecordCopy } from '../../store/records.ts';
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
