import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import type { RecordAccess } from './access.ts';
import type { Committer } from './commit.ts';
import type { Declaration } from './declare.ts';
import type { FieldErrors } from '../errors/errors.ts';
import type { Problem } from '../errors/problem.ts';
import type { Database, Db } from '../database/database.ts';
import type { IndexedTable } from '../database/trigrams.ts';

/** How records of one kind lie in the tables, and the rules that hold for every change of one. */
export interface RecordKind<Held = unknown> extends Stored {
  readonly rules?: Rules<never>;
  readonly entry?: Entry;
  readonly held?: Held;
}

/** Enough to copy a record whole, and to put the copy back. */
export interface Stored {
  kind: string;
  /** What people call one, in lower case; the kind when left out. */
  noun?: string;
  /** Table of the record itself, whose key is `id`. */
  table: keyof Database;
  parts?: readonly RecordPart[];
  /** Other records that would go with it, although no copy of it has them. */
  holds?: readonly Reference[];
  /** Columns elsewhere that refer to it; those of one kind are emptied when it goes. */
  links?: readonly Link[];
  access: RecordAccess;
  /** Where the SDL has it. */
  declaration?: Declaration;
  /** Whether files and notes are kept with one, for who may read it, by who may change it. */
  isAttachable?: boolean;
  /** Column of the account whose own it is. Without one it is business data. */
  owner?: string;
  /** Column that holds what people know one by; without it one is known by its kind alone. */
  title?: string;
  /** Columns that hold the id of another record. */
  references?: References;
  /** Columns that no two records share; a CONFLICT names the one that is taken. */
  unique?: readonly string[];
  /** Columns, and tables of parts, that change without a new version. */
  unversioned?: readonly string[];
  /** Columns that stay as they are when a record that is there is put back, because others rely on them. */
  lasting?: readonly string[];
  /** Columns that go on by the rules alone: a version that is restored leaves them as they are. */
  steps?: readonly string[];
  /**
   * Columns that count what comes and goes. A change is taken back by the difference that it made, so that what
   * came or went since stays so; one that changed nothing else leaves the other columns alone.
   */
  counts?: readonly string[];
  derived?: readonly string[];
  /** Columns to order and search by: they follow from others, and may be written anew without a change. */
  keys?: readonly string[];
  /** Columns that no copy holds, because they are secret. Such a record can be changed back, not brought back. */
  secrets?: readonly string[];
}

interface Reference {
  table: keyof Database;
  key: string;
}

export interface Link extends Reference {
  /** Column with the kind of the record that it refers to, where it may be of several. */
  kindKey?: string;
}

/** By column: where the other record lies, and what is said of an id that is not there. */
type References = Readonly<Record<string, ReferenceTo>>;

export interface ReferenceTo {
  table: keyof Database;
  problem: Problem;
  /** Column of the other record's owner, who must be the record's own. */
  owner?: string;
}

export interface RecordPart extends Reference {
  references?: References;
  /** The field that lists the rows; the table's name when left out. */
  field?: string;
  /** The column that the field lists of each row: `tag.0` is at fault then, not `tag.0.tagId`. */
  lists?: string;
  /** The column by which the field is ordered; `position` when left out. */
  order?: string;
  /**
   * Rows, known by their `id`, that only come to be: an older version of the record that comes back leaves them as
   * they are, and a change that is taken back takes only those away that it wrote.
   */
  isLog?: boolean;
  /** What belongs to the rows in turn, by their `id`. */
  parts?: readonly RecordPart[];
}

/** What holds for every change of a record: one made, imported, merged or taken back. */
export interface Rules<Held> {
  derive?: (after: Held) => object;
  check?: (after: Held, before: Held | undefined, change: How) => FieldErrors;
  /** Gives new records what only the store can tell, such as a running number. Called once for all of them. */
  complete?: (db: Db, made: readonly Held[]) => Promise<void>;
  /** Refuses, by throwing, what only the store can tell of: called once for all changes of the kind, before they are written. */
  refuse?: (db: Db, changes: readonly Changed<Held>[], by: Committer) => Promise<void>;
  /** Keeps a ledger of changes, restored ones too: called once for all of the kind, after they are written. */
  keep?: (db: Db, changes: readonly Changed<Held>[], by: Committer) => Promise<void>;
  /** Locks what changes with records that go, before they are locked themselves. */
  lockBeforeRemoval?: (db: Db, ids: readonly string[]) => Promise<void>;
}

/** What is particular to how records of a kind are entered and listed. */
export interface Entry {
  /** Columns as they are stored, from what was entered: `row` holds the declared fields. */
  enter?: (row: Row, input: Row) => Row;
  /** Rows of the parts that an input gives, by table. */
  partsOf?: (input: Row, id: string) => object;
  /** By field, how a running number is written that it gets when it is left out. */
  numbered?: Readonly<Record<string, (count: number) => string>>;
  /** By a value of the sort that is no field, its column. */
  sortColumns?: Readonly<Record<string, string>>;
  /** By field, what a new record begins with where the store tells; what is given takes its place. */
  defaults?: (db: Db, given: Row) => Promise<Row>;
  /** What else filters ask for, where it takes the store to tell. */
  conditions?: (db: Db, filter: Row) => Promise<Expression<SqlBool>[]>;
  /** Restricts the list by filters that are no declared fields. */
  narrow?: (query: RecordQuery, filter: Row) => RecordQuery;
  /** What the text filter asks for; that the record's own search text has each word when left out. */
  contained?: (
    db: Db,
    table: IndexedTable,
    text: string | null | undefined,
  ) => Promise<Expression<SqlBool>[]>;
}

export type RecordQuery = SelectQueryBuilder<Record<string, Row>, string, object>;

export interface How {
  /** A state that was entered wrongly may become any other. */
  isCorrection: boolean;
  isRestore: boolean;
}

/** What becomes of a record; it is made when there is no `before`, and goes when there is no `after`. */
export interface Changed<Held> {
  id: string;
  before: Held | undefined;
  after: Held | undefined;
  /** What the caller says of why, for the ledger of the kind. */
  cause?: object | undefined;
  isRestore?: boolean;
}

export type Row = Record<string, unknown>;

/** A whole record: its row, the rows of its parts by table, the ids of what refers to it by `table.column`. */
export interface RecordCopy {
  row: Row;
  parts: Record<string, Row[]>;
  links: Record<string, string[]>;
}

export interface HeldIn<Table extends keyof Database, Part extends keyof Database = never> {
  row: Database[Table];
  parts: { [Each in Part]: Database[Each][] };
}

export function record<Table extends keyof Database, Part extends keyof Database = never>(
  stored: Stored & { table: Table },
  rules: Rules<HeldIn<Table, Part>> = {},
): RecordKind<HeldIn<Table, Part>> {
  return { ...stored, rules };
}

/** The same records without their parts, for changes that leave those alone, or with some of them. */
export function withParts<Table extends keyof Database, Part extends keyof Database = never>(
  whole: RecordKind<HeldIn<Table, never>>,
  tables: readonly Part[] = [],
): RecordKind<HeldIn<Table, Part>> {
  const parts = whole.parts?.filter(({ table }) => tables.some((each) => each === table)) ?? [];
  return { ...whole, parts } as RecordKind<HeldIn<Table, Part>>;
}

/** `Invoice` as people call one: `invoice`. */
export const nounOf = ({ kind, noun = kind.toLowerCase() }: Stored) => noun;

export const aNoun = (stored: Stored) =>
  `${/^([aeio])/.test(nounOf(stored)) ? 'An' : 'A'} ${nounOf(stored)}`;

export const capitalNoun = (stored: Stored) =>
  nounOf(stored).replace(/^./, (letter) => letter.toUpperCase());
