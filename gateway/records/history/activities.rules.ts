import type { CalendarDay, Declaration } from '../declare/declaration.ts';
import { isDeepStrictEqual } from 'node:util';
import { sortedRows } from '../write/snapshots.ts';
import type { Snapshot, RecordPart, Row, RecordMapping } from '../declare/record.ts';
import type {
  ActivityAction,
  ActivityChangeRow,
  ChangeOutline,
  FieldChangeRow,
  FieldReference,
  RowReference,
} from './activities.table.ts';

/** Columns that the store maintains, or that are derived from another shown one; except declared fields. */
const maintained = /^(searchText|stageChangedAt|createdNumber|.+Key|.+Position)$/;

const isInternal = (column: string, declared: ReadonlySet<string>) =>
  /^(id|version|createdAt|updatedAt|rank|position)$/.test(column) ||
  (maintained.test(column) && !declared.has(column));

/** Returns the snapshot in a JSON text; undefined when missing or unreadable. */
export function snapshotIn(json: string | null | undefined): Snapshot | undefined {
  const snapshot = valueIn(json) as Partial<Snapshot> | null | undefined;
  if (!snapshot?.row || typeof snapshot.row !== 'object') return undefined;
  const parts = Object.entries(snapshot.parts ?? {}).map(([table, rows]) => [
    table,
    sortedRows(rows),
  ]);
  return {
    row: snapshot.row,
    parts: Object.fromEntries(parts) as Snapshot['parts'],
    links: snapshot.links ?? {},
  };
}

/** Returns the value of a JSON text; undefined when it is not JSON. */
export function valueIn(json: string | null | undefined): unknown {
  if (json == null) return undefined;
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type Described = Partial<
  Pick<RecordMapping, 'derived' | 'declaration' | 'references' | 'referencesToAnyKind' | 'parts'>
>;

/** Returns the fields that a change set, as they are declared; those that the gateway derives come after the others. */
export function fieldChanges(
  change: Pick<ActivityChangeRow, 'before' | 'after'>,
  record: Described = {},
): FieldChangeRow[] {
  const { derived = [], declaration, referencesToAnyKind: ofAnyKind = {} } = record;
  const [old, now] = [snapshotIn(change.before), snapshotIn(change.after)];
  if (!old || !now) return [];
  const declared = new Set(declaration?.fields.map(({ column }) => column));
  const stored = new Set(Object.keys({ ...old.row, ...now.row }));
  const inOrder = [...new Set([...declared, ...stored])].filter((column) => stored.has(column));
  const columns = inOrder.filter((column) => !isInternal(column, declared));
  const lists = Object.keys({ ...old.parts, ...now.parts });
  const isDerived = ({ field }: { field: string }) => Number(derived.includes(field));
  return [
    ...columns.map((column) => ({ field: column, old: old.row[column], now: now.row[column] })),
    ...lists.map((list) => ({ field: list, ...differingRows(old.parts[list], now.parts[list]) })),
  ]
    .filter((each) => !isDeepStrictEqual(each.old, each.now))
    .filter(({ field }, _index, all) => !repeatsAnother(field, all, ofAnyKind))
    .toSorted((one, other) => isDerived(one) - isDerived(other))
    .map(({ field, ...each }) => ({
      field,
      before: asJson(each.old),
      after: asJson(each.now),
      reference: referenceOf(record, field),
      kinds: kindsOf(ofAnyKind[field], { before: old.row, after: now.row }),
      ofRows: rowReferences(record, field),
    }));
}

function rowReferences({ declaration, parts }: Described, table: string): RowReference[] {
  const { fields = [] } = declaration?.fields.find(({ part }) => part?.table === table)?.part ?? {};
  const references = partIn(parts, table)?.references ?? {};
  return fields.flatMap(({ column, reference }) => {
    const to = references[column];
    return reference && to ? [{ column, field: reference.field, to }] : [];
  });
}

const kindsOf = (kindColumn: string | undefined, { before, after }: BeforeAfterRows) =>
  kindColumn === undefined
    ? undefined
    : { before: textIn(before[kindColumn]), after: textIn(after[kindColumn]) };

interface BeforeAfterRows {
  before: Row;
  after: Row;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

function referenceOf({ references, parts }: Described, field: string): FieldReference | undefined {
  const to = references?.[field];
  if (to) return to;
  const part = partIn(parts, field);
  const column = part?.namedBy ?? part?.lists;
  const toRow = column === undefined ? undefined : part?.references?.[column];
  return toRow && { ...toRow, column: column! };
}

/** Returns the part with this table, which may be a part of another's rows. */
function partIn(parts: readonly RecordPart[] = [], table: string): RecordPart | undefined {
  for (const part of parts) {
    const found = part.table === table ? part : partIn(part.parts, table);
    if (found) return found;
  }
  return undefined;
}

/** Returns the rows that are in only one of the snapshots; their positions are ignored. */
function differingRows(old: readonly Row[] = [], now: readonly Row[] = []) {
  const said = ({ position: _position, ...row }: Row) => JSON.stringify(row);
  const without = (rows: readonly Row[], others: readonly Row[]) => {
    const known = new Set(others.map(said));
    return rows.filter((row) => !known.has(said(row)));
  };
  return { old: without(old, now), now: without(now, old) };
}

/**
 * Tells whether a field repeats another: the HTML of a description is not shown beside its text, nor the kind of a record
 * beside the record.
 */
function repeatsAnother(
  field: string,
  all: readonly { field: string }[],
  ofAnyKind: Readonly<Record<string, string>>,
): boolean {
  const isThere = (name: string) => all.some((each) => each.field === name);
  return field === 'descriptionHtml'
    ? isThere('description')
    : Object.entries(ofAnyKind).some(([id, kind]) => kind === field && isThere(id));
}

const asJson = (value: unknown) => (value == null ? null : JSON.stringify(value));

/** Tells whether a change can be undone: a creation by deleting the record, any other change by its snapshot. */
export function isRestorable({
  action,
  hasBefore,
}: Pick<ChangeOutline, 'action' | 'hasBefore'>): boolean {
  return action === 'created' || hasBefore === 1;
}

const actions: readonly ActivityAction[] = [
  'created',
  'updated',
  'deleted',
  'restored',
  'purged',
  'anonymized',
  'imported',
  'emailed',
  'signedIn',
  'signedOut',
  'passwordReset',
  'secondFactorChanged',
  'identityChanged',
];

/** Treats unknown actions as updates, because one row must not break the whole list. */
export const knownAction = (action: string): ActivityAction =>
  actions.find((known) => known === action) ?? 'updated';

/** Returns the time; 1970 for an invalid one. */
export const validTime = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? new Date(0).toISOString() : at;

/** Tells whether the times of a snapshot that are days only of some records are days in this one. */
export function isAllDayIn(declaration: Declaration | undefined, json: string | null): boolean {
  const row = snapshotIn(json)?.row;
  const conditions = declaration?.fields.flatMap(({ calendarDay }) => calendarDay ?? []) ?? [];
  const isDay = ({ where }: CalendarDay) => where !== undefined && Boolean(row?.[where]);
  return row !== undefined && conditions.some(isDay);
}

export function currencyIn(json: string | null): string | null {
  const currency = snapshotIn(json)?.row.currency;
  return typeof currency === 'string' ? currency : null;
}

interface Counted {
  kind: string;
  action: ActivityAction;
  count: number;
  title: string | null;
}

/** Adds up counts that differ only by the records' owner; those of the kind `first` come first. */
export function sumByKindAndAction(
  counts: readonly (Counted & { title: string })[],
  first: string,
): Counted[] {
  const all = new Map<string, Counted>();
  for (const { kind, action, count, title } of counts) {
    const key = `${kind} ${action}`;
    const sum = (all.get(key)?.count ?? 0) + count;
    all.set(key, {
      kind,
      action: knownAction(action),
      count: sum,
      title: sum === 1 ? title : null,
    });
  }
  const isOther = ({ kind }: Counted) => Number(kind !== first);
  return [...all.values()].toSorted((one, other) => isOther(one) - isOther(other));
}
