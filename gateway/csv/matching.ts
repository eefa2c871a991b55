import type { Db } from '../database/database.ts';
import { folded } from '../formats/folding.rules.ts';
import { untypedDb } from '../records/write/snapshots.ts';
import type { Row } from '../records/declare/record.ts';

/** Columns by which a row of a file finds the record that it is about. */
export interface Matching {
  table: string;
  /** The column that no two records share; `id` where there is no other. */
  key: string;
  /** Columns that records may share, as a family does a phone. */
  hints: readonly string[];
  title: string;
  /** Holds the title without case and accents, where the table has it. */
  titleKey: string;
  /** Records of one title differ in them, as events do in their start. */
  times: readonly string[];
}

/** A row as it was given, and as a record of its own would be stored. */
export interface Sought {
  given: Entered;
  row: Row;
}

/** `isSure`: it is that record. Otherwise it looks like it, which people decide. */
export interface Match {
  record: Row;
  isSure: boolean;
}

export interface Met {
  /** Records that an earlier row was found to be about. */
  touched: ReadonlySet<string>;
  /** Records that this import made: rows of one file are not alike. */
  made: ReadonlySet<string>;
}

/** Finds by the id, then by the key, then by hints that the title agrees with; what has the same title looks alike. */
export async function finderOf(db: Db, matching: Matching, rows: readonly Sought[]) {
  const { key, hints, titleKey } = matching;
  const known = await knownIn(db, matching);
  const load = (column: string, values: readonly unknown[]) => known.load(column, values);
  await load('id', rows.map(idOf));
  await load(
    key,
    rows.map((each) => keyOf(matching, each)),
  );
  const holderOf = (sought: Sought) => known.by(key, keyOf(matching, sought))[0];
  const surely = (sought: Sought) => known.by('id', idOf(sought))[0] ?? holderOf(sought);
  const others = rows.filter((each) => !surely(each));
  const loadBy = (column: string, from: readonly Sought[]) =>
    load(
      column,
      from.map(({ row }) => row[column]),
    );
  for (const column of hints) await loadBy(column, others);
  const titled = others.filter(({ given }) => given[matching.title] !== undefined);
  await loadBy(titleKey, titled);
  // Titles without a key are compared as they are written, which another program may do otherwise.
  const moments = titleKey === matching.title ? matching.times : [];
  for (const time of moments) await loadBy(time, titled);

  return {
    /** Returns the other record that already has the key. */
    holderOf,
    find(sought: Sought, met: Met): Match | undefined {
      const sure = surely(sought);
      if (sure) return { record: sure, isSure: true };
      const hinted = hints.flatMap((column) => known.by(column, sought.row[column]));
      const candidates = inOrder(matching, sought, hinted).filter(isOpen(matching, sought, met));
      const agreeing = candidates.filter((each) => agrees(matching, sought, each));
      const free = agreeing.find(({ id }) => !met.touched.has(String(id)));
      if (free) return { record: free, isSure: true };
      const alike = [...candidates, ...sameTitle(sought).filter(isOpen(matching, sought, met))][0];
      return alike && { record: alike, isSure: false };
    },
  };

  function sameTitle({ given, row }: Sought): readonly Row[] {
    if (given[matching.title] === undefined) return [];
    const isThen = (other: Row) =>
      matching.times.every((time) => given[time] == null || isSameMinute(row[time], other[time]));
    const then = moments.flatMap((time) => known.by(time, row[time]));
    const isTitled = (other: Row) => titleIn(matching, other) === titleIn(matching, row);
    return [...known.by(titleKey, row[titleKey]), ...then.filter(isTitled)].filter(isThen);
  }
}

export const idOf = ({ given }: Pick<Sought, 'given'>) =>
  typeof given.id === 'string' ? given.id.trim() || undefined : undefined;

/** Returns the key of a row that gives one; otherwise undefined, because a new record may get one of its own. */
const keyOf = ({ key }: Matching, { given, row }: Sought) =>
  given[key] == null ? undefined : row[key];

/** Files have no seconds. */
const isSameMinute = (one: unknown, other: unknown) =>
  String(one).slice(0, MINUTE) === String(other).slice(0, MINUTE);

const MINUTE = 'yyyy-mm-ddThh:mm'.length;

async function knownIn(db: Db, { table, key, hints, title, titleKey, times }: Matching) {
  const columns = [...new Set(['id', key, ...hints, title, titleKey, ...times])];
  const loaded = new Map<string, ReadonlyMap<unknown, readonly Row[]>>();
  return {
    async load(column: string, values: readonly unknown[]): Promise<void> {
      const given = [...new Set(values)].filter((value) => value != null && value !== '');
      if (given.length === 0 || loaded.has(column)) return;
      const found = await untypedDb(db)
        .selectFrom(table)
        .select(columns)
        .where(column, 'in', given)
        .orderBy('id')
        .execute();
      const rows = new Map<unknown, Row[]>();
      for (const row of found as Row[])
        rows.set(row[column], [...(rows.get(row[column]) ?? []), row]);
      loaded.set(column, rows);
    },
    by: (column: string, value: unknown): readonly Row[] => loaded.get(column)?.get(value) ?? [],
  };
}

/** Returns the found records, those that share most with the row first. */
function inOrder({ hints, titleKey }: Matching, { row }: Sought, found: readonly Row[]) {
  const shared = (other: Row) =>
    [...hints, titleKey].filter((column) => row[column] && row[column] === other[column]).length;
  const distinct = [...new Map(found.map((each) => [each.id, each])).values()];
  return distinct.toSorted((one, other) => shared(other) - shared(one));
}

/** Two keys that differ are of two records. */
const isOpen = (matching: Matching, sought: Sought, { made }: Met) => {
  const [own, { key }] = [keyOf(matching, sought), matching];
  return (other: Row) =>
    !made.has(String(other.id)) && (key === 'id' || !own || !other[key] || own === other[key]);
};

/** Whether one title has all words of the other: Ana Lima may be Ana Lima Souza now, and is not Bruno Lima. */
function agrees({ title }: Matching, { given, row }: Sought, other: Row): boolean {
  if (given[title] === undefined) return true;
  const [ones, others] = [row, other].map((each) => wordsIn(each[title]));
  return (
    ones!.every((word) => others!.includes(word)) || others!.every((word) => ones!.includes(word))
  );
}

const titleIn = ({ title }: Matching, row: Row) => wordsIn(row[title]).join(' ');

const wordsIn = (title: unknown) =>
  folded(typeof title === 'string' ? title : '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A row's fields; null where an empty cell empties one. */
export type Entered = Readonly<Record<string, unknown>>;
