import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Declaration } from './declare.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import type { Problem } from '../../errors/problem.ts';
import type { Database, Db } from '../../database/database.ts';
import type { IndexedTable } from '../../database/trigrams.ts';
import type { Author, Role } from '../caller.ts';

/** The tables in which records of a kind are stored, and the rules that hold for every change of one. */
export interface RecordKind<Held = unknown> extends Stored {
  readonly rules?: Rules<never>;
  readonly entry?: Entry;
  readonly held?: Held;
}

/** The description of a kind's tables that suffices to copy a record whole, and to put the copy back. */
export interface Stored {
  kind: string;
  /** The word that people use for such a record, in lower case; the kind when left out. */
  noun?: string;
  /** The table of the record itself, whose key is `id`. */
  table: keyof Database;
  parts?: readonly RecordPart[];
  /** References from other records that would go with it, although no copy of it has them. */
  blocksDelete?: readonly Reference[];
  /** Columns elsewhere that refer to it; those of one kind are emptied when it goes. */
  referencedBy?: readonly IncomingReference[];
  access: RecordAccess;
  /** The kind's declaration, where the SDL has one. */
  declaration?: Declaration;
  /** Whether files and notes are kept with one, for who may read it, by who may change it. */
  isAttachable?: boolean;
  /** The column of the account whose own a record is. Without one it is business data. */
  owner?: string;
  /** The column of the name by which people know a record; without it a record is known by its kind alone. */
  title?: string;
  /** Columns that hold the id of another record. */
  references?: References;
  /** Columns that no two records share; a CONFLICT names the one that is taken. */
  unique?: readonly string[];
  /** Columns, and tables of parts, that change without a new version. */
  unversioned?: readonly string[];
  /** Columns that stay as they are when a record that is there is put back, because others rely on them. */
  keepOnRestore?: readonly string[];
  /** Columns that change by the rules alone, so that a version that is restored leaves them as they are. */
  ignoreOnVersionRestore?: readonly string[];
  /**
   * Columns that count what comes and goes. A change is taken back by the difference that it made, so that what
   * came or went since stays so; one that changed nothing else leaves the other columns alone.
   */
  restoreAsDelta?: readonly string[];
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

export interface IncomingReference extends Reference {
  /** The column with the kind of the record referred to, where that may be of several kinds. */
  kindKey?: string;
}

/** The table of the other record, and the problem of an id that it does not have, by column. */
type References = Readonly<Record<string, ReferenceTo>>;

export interface ReferenceTo {
  table: keyof Database;
  problem: Problem;
  /** The column of the other record's owner, who must be the record's own. */
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
  appendOnly?: boolean;
  /** Parts that belong to the rows in turn, by their `id`. */
  parts?: readonly RecordPart[];
}

/** The rules that hold for every change of a record: one made, imported, merged or taken back. */
export interface Rules<Held> {
  derive?: (after: Held) => object;
  validate?: (after: Held, before: Held | undefined, change: ChangeMode) => FieldErrors;
  /** Gives new records what only the store can tell, such as a running number. Called once for all of them. */
  assignGenerated?: (db: Db, made: readonly Held[]) => Promise<void>;
  /** Throws for what only the store can tell of. Called once for all changes of the kind, before they are written. */
  validateBatch?: (db: Db, changes: readonly BeforeAfter<Held>[], by: Author) => Promise<void>;
  /** Keeps a ledger of changes, restored ones too. Called once for all of the kind, after they are written. */
  afterWrite?: (db: Db, changes: readonly BeforeAfter<Held>[], by: Author) => Promise<void>;
  /** Locks what changes with records that go, before they are locked themselves. */
  lockBeforeRemoval?: (db: Db, ids: readonly string[]) => Promise<void>;
}

/** The particulars of entering and listing records of a kind. */
export interface Entry {
  /** Returns the columns to store for an input; `row` holds the declared fields. */
  toColumns?: (row: Row, input: Row) => Row;
  /** Returns the rows of the parts that an input gives, by table. */
  partsOf?: (input: Row, id: string) => object;
  /** Writes the running number that a field gets when it is left out, by field. */
  sequences?: Readonly<Record<string, (count: number) => string>>;
  /** Columns of the values of the sort that are no fields, by value. */
  sortColumns?: Readonly<Record<string, string>>;
  /** Returns the first values of a new record that only the store can tell, by field; given ones take their place. */
  defaults?: (db: Db, given: Row) => Promise<Row>;
  /** Returns the conditions of the filters that only the store can tell. */
  conditions?: (db: Db, filter: Row) => Promise<Expression<SqlBool>[]>;
  /** Restricts the list by filters that are no declared fields. */
  applyFilter?: (query: RecordQuery, filter: Row) => RecordQuery;
  /** Returns the conditions of the text filter; when left out, the record's own search text must have each word. */
  textFilter?: (
    db: Db,
    table: IndexedTable,
    text: string | null | undefined,
  ) => Promise<Expression<SqlBool>[]>;
}

export type RecordQuery = SelectQueryBuilder<Record<string, Row>, string, object>;

export interface ChangeMode {
  /** A state that was entered wrongly may become any other. */
  isCorrection: boolean;
  isRestore: boolean;
}

/** A change of a record, which is made when there is no `before`, and goes when there is no `after`. */
export interface BeforeAfter<Held> {
  id: string;
  before: Held | undefined;
  after: Held | undefined;
  /** The reason that the caller gives, for the ledger of the kind. */
  cause?: object | undefined;
  isRestore?: boolean;
}

export type Row = Record<string, unknown>;

/** A whole record: its row, the rows of its parts by table, the ids of what refers to it by `table.column`. */
export interface Snapshot {
  row: Row;
  parts: Record<string, Row[]>;
  links: Record<string, string[]>;
}

export interface HeldIn<Table extends keyof Database, Part extends keyof Database = never> {
  row: Database[Table];
  parts: { [Each in Part]: Database[Each][] };
}

export function defineRecord<Table extends keyof Database, Part extends keyof Database = never>(
  stored: Stored & { table: Table },
  rules: Rules<HeldIn<Table, Part>> = {},
): RecordKind<HeldIn<Table, Part>> {
  return { ...stored, rules };
}

/** Returns the kind without its parts, for changes that leave those alone, or with some of them. */
export function withParts<Table extends keyof Database, Part extends keyof Database = never>(
  whole: RecordKind<HeldIn<Table, never>>,
  tables: readonly Part[] = [],
): RecordKind<HeldIn<Table, Part>> {
  const parts = whole.parts?.filter(({ table }) => tables.some((each) => each === table)) ?? [];
  return { ...whole, parts } as RecordKind<HeldIn<Table, Part>>;
}

/** Returns the word for a record of the kind: `invoice` for `Invoice`. */
export const nounOf = ({ kind, noun = kind.toLowerCase() }: Stored) => noun;

export const aNoun = (stored: Stored) =>
  `${/^([aeio])/.test(nounOf(stored)) ? 'An' : 'A'} ${nounOf(stored)}`;

export const capitalNoun = (stored: Stored) =>
  nounOf(stored).replace(/^./, (letter) => letter.toUpperCase());
/** The group of a role's name: that role and every one above it. */

export type AccessGroup = Role;
/** The groups that read, change and delete records of a kind. Owned records are further limited to their owner. */

export interface RecordAccess {
  read: AccessGroup;
  write: AccessGroup;
  delete: AccessGroup;
  /** The group that reads a record's name, where more people may read it than the rest. */
  readTitle?: AccessGroup;
  /** Whether a record is an account, which may read itself whatever its role. */
  isAccount?: boolean;
}
