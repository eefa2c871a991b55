import { isDeepStrictEqual } from 'node:util';
import type { RecordCopy, RecordKind, Row } from '../../store/records.ts';
import type { ActivityAction, ActivityChangeRow, ChangeOutline } from './activities.table.ts';

export interface FieldChange {
  field: string;
  /** JSON; null when there was nothing. */
  before: string | null;
  /** JSON; null when there is nothing. */
  after: string | null;
}

/** Columns that the store keeps for itself, and what follows from another that is told of. */
const isInternal = (column: string) =>
  /^(id|version|searchText|rank|position|stageChangedAt|createdNumber|.+Key|.+Position)$/.test(
    column,
  );

/** A stored copy of a record; undefined when there is none, or none that could be read. */
export function copyIn(json: string | null | undefined): RecordCopy | undefined {
  const copy = valueIn(json) as Partial<RecordCopy> | null | undefined;
  if (!copy?.row || typeof copy.row !== 'object') return undefined;
  return { row: copy.row, parts: copy.parts ?? {}, links: copy.links ?? {} };
}

/** The value that a JSON text holds; undefined when it holds none. */
export function valueIn(json: string | null | undefined): unknown {
  if (json == null) return undefined;
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The fields, and the lists that belong to a record, which differ between two JSON copies of it. */
export function fieldChanges(change: Pick<ActivityChangeRow, 'before' | 'after'>): FieldChange[] {
  const [old, now] = [copyIn(change.before), copyIn(change.after)];
  if (!old || !now) return [];
  const columns = Object.keys({ ...old.row, ...now.row }).filter((column) => !isInternal(column));
  const lists = Object.keys({ ...old.parts, ...now.parts });
  return [
    ...columns.map((column) => ({ field: column, old: old.row[column], now: now.row[column] })),
    ...lists.map((list) => ({ field: list, ...differingRows(old.parts[list], now.parts[list]) })),
  ]
    .filter((each) => !isDeepStrictEqual(each.old, each.now))
    .filter(({ field }, _index, all) => !repeatsAnother(field, all))
    .map(({ field, ...each }) => ({ field, before: asJson(each.old), after: asJson(each.now) }));
}

/** The rows of a list that only one of its two copies has, wherever in the list they are. */
function differingRows(old: readonly Row[] = [], now: readonly Row[] = []) {
  const said = ({ position: _position, ...row }: Row) => JSON.stringify(row);
  const without = (rows: readonly Row[], others: readonly Row[]) => {
    const known = new Set(others.map(said));
    return rows.filter((row) => !known.has(said(row)));
  };
  return { old: without(old, now), now: without(now, old) };
}

/** A description is told of once, as its text. */
const repeatsAnother = (field: string, all: readonly { field: string }[]) =>
  field === 'descriptionHtml' && all.some((each) => each.field === 'description');

const asJson = (value: unknown) => (value == null ? null : JSON.stringify(value));

/** A record that was made goes again; another comes back from its copy, as long as there is one. */
export function isRestorable({
  action,
  hasBefore,
}: Pick<ChangeOutline, 'action' | 'hasBefore'>): boolean {
  return action === 'created' || hasBefore === 1;
}

/** Why a change cannot be taken back: the record became another since, is gone, or is there although it was deleted. */
export type Obstacle = 'changed' | 'gone' | 'exists';

/** What stands against making a record again what it was before a change. */
export function obstacleTo(
  record: RecordKind,
  { before, after }: { before?: RecordCopy | undefined; after?: RecordCopy | undefined },
  now: RecordCopy | undefined,
): Obstacle | undefined {
  if (!after) return before && now ? 'exists' : undefined;
  if (!before) return now && differ(after, now, apartAlways(record)) ? 'changed' : undefined;
  if (!now) return 'gone';
  return losesLaterChange(record, { before, after }, now) ? 'changed' : undefined;
}

/** What counts comes and goes by differences, and what is written into a log stays. */
function losesLaterChange(
  record: RecordKind,
  { before, after }: Record<'before' | 'after', RecordCopy>,
  now: RecordCopy,
): boolean {
  const { counts = [], parts = [] } = record;
  const logs = parts.filter(({ isLog }) => isLog).map(({ table }) => table);
  const apart = new Set([...apartAlways(record), ...counts, ...logs, LINKS]);
  const countsAlone = counts.length > 0 && !differ(before, after, apart);
  return !countsAlone && differ(after, now, apart);
}

const LINKS = 'links';

/** What says nothing of whether a record became another. */
const apartAlways = ({ lasting = [] }: RecordKind) => new Set<string>(['version', ...lasting]);

/** Whether what one copy holds is otherwise in the other, but for some columns and parts. */
function differ(one: RecordCopy, other: RecordCopy, apart: ReadonlySet<string>): boolean {
  const isElse = (mine: object, theirs: Readonly<Record<string, unknown>>) =>
    Object.entries(mine).some(
      ([name, value]) => !apart.has(name) && !isDeepStrictEqual(value, theirs[name]),
    );
  return (
    isElse(one.row, other.row) ||
    isElse(one.parts, other.parts) ||
    (!apart.has(LINKS) && isElse(one.links, other.links))
  );
}

const actions: readonly ActivityAction[] = [
  'created',
  'updated',
  'deleted',
  'restored',
  'purged',
  'imported',
  'signedIn',
  'signedOut',
  'passwordReset',
];

/** An action that this program does not know changed something at least: one row must not hide all others. */
export const knownAction = (action: string): ActivityAction =>
  actions.find((known) => known === action) ?? 'updated';

/** A moment that is none was long ago. */
export const knownMoment = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? new Date(0).toISOString() : at;

/** The sign of the currency that a copy's amounts are in, where it names one. */
export function currencyIn(json: string | null): string | null {
  const currency = copyIn(json)?.row.currency;
  return typeof currency === 'string' ? currency : null;
}
