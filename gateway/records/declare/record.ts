import type { Declaration, OnDelete } from './declaration.ts';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { FieldErrors } from '../../errors/errors.ts';
import type { Problem } from '../../errors/problem.ts';
import type { Database, Db } from '../../database/database.ts';
import type { IndexedTable } from '../../database/trigrams.ts';
import type { Author, Role } from '../caller.ts';
import { capital, withArticle } from './record-words.ts';

/** The tables that store the records of a kind, and the rules for every change of one. */
export interface RecordKind<State = unknown> extends RecordMapping {
  readonly rules?: Rules<never>;
  readonly operations?: RecordOperations;
  readonly state?: State;
}

/** Describes a kind's tables well enough to take a snapshot of a record and to restore it. */
export interface RecordMapping {
  kind: string;
  /** The noun for such a record, in lower case; derived from the kind when omitted. */
  noun?: string;
  /** The table of the record itself, whose key is `id`. */
  table: keyof Database;
  parts?: readonly RecordPart[];
  /**
   * Columns of other tables whose rows the database would delete with the record, although no snapshot contains them.
   * The creation of a record with such rows cannot be undone.
   */
  blocksDelete?: readonly Reference[];
  /** Columns of other tables that refer to the record untold; its deletion empties them. */
  referencedBy?: readonly IncomingReference[];
  /** References from other kinds, whose records change with the deletion of one. */
  referringKinds?: readonly ReferringKind[];
  access: RecordAccess;
  /** The kind's declaration, where the SDL has one. */
  declaration?: Declaration;
  /** The column with the account that owns a record. Without it records are business data. */
  owner?: string;
  /** The column with the account that wrote a record: nobody else can change or delete it. */
  author?: string;
  /** The column with the title of a record; without it the record is named by its kind alone. */
  title?: string;
  /** Columns that hold the id of another record. */
  references?: References;
  /** The columns with the kinds of records of any kind, by the columns with their ids. */
  referencesToAnyKind?: Readonly<Record<string, string>>;
  /** Columns that are unique among records; a CONFLICT names the one whose value is in use. */
  unique?: readonly string[];
  /** Columns whose values are unique together; a CONFLICT names the first. A merge leaves what both records have. */
  uniqueTogether?: readonly string[];
  /** Columns and tables of parts that change without a new version. */
  unversioned?: readonly string[];
  /** Columns that keep their value when an existing record is restored, because others rely on them. */
  keepOnRestore?: readonly string[];
  /** Columns that only the rules change, so that restoring a version does not change them. */
  ignoreOnVersionRestore?: readonly string[];
  /**
   * Columns that are counters. Undoing a change reverts the difference that it made, so that later additions and
   * removals are kept; a change of counters alone leaves all other columns as they are.
   */
  restoreAsDelta?: readonly string[];
  derived?: readonly string[];
  /** Derived columns for sorting and search, which can be rewritten without a change. */
  sortKeyColumns?: readonly string[];
  /**
   * Columns that no snapshot contains, because they are secret. Changes of such a record can be undone, its deletion
   * cannot.
   */
  secrets?: readonly string[];
}

interface Reference {
  table: keyof Database;
  key: string;
}

/** A reference from records of another kind, which change, are deleted or refuse when the record is deleted. */
export interface ReferringKind extends IncomingReference {
  kind: string;
  onDelete: OnDelete;
}

export interface IncomingReference extends Reference {
  /** The column with the kind of the referenced record, of a reference to any kind. */
  kindKey?: string;
}

/** The referenced record, by the column that holds its id. */
export type References = Readonly<Record<string, ReferenceTo>>;

export interface ReferenceTo {
  table: keyof Database;
  /** The error for an id that the table lacks; omitted when only the rules of the kind set the column. */
  problem?: Problem;
  /** The column with the owner of the referenced record, who must also own this record. */
  owner?: string;
  /** The column with the title of a row, when the rows are not records of a kind. */
  title?: string;
}

export interface RecordPart extends Reference {
  references?: References;
  /** The field of the record that returns the rows; default: the table's name. */
  field?: string;
  /** The column whose values the field returns instead of rows. An error is then at `tag.0`, not at `tag.0.tagId`. */
  lists?: string;
  /** The column with the id of the record whose title the history shows for a row; default: `lists`. */
  namedBy?: string;
  /** The column that the field is sorted by; default: `position`. */
  order?: string;
  /**
   * Append-only rows with an `id`: restoring an older version of the record does not change them, and undoing a change
   * removes only the rows that it wrote.
   */
  appendOnly?: boolean;
  /** Parts of these rows, which refer to their `id`. */
  parts?: readonly RecordPart[];
}

/** The rules for every change of a record, whether created, imported, merged or restored. */
export interface Rules<State> {
  derive?: (after: State) => object;
  validate?: (after: State, before: State | undefined, change: ChangeMode) => FieldErrors;
  /** Sets the columns of new records that need the database, such as a running number. Called once for all of them. */
  assignGenerated?: (db: Db, made: readonly State[]) => Promise<void>;
  /**
   * Validates rules that need the database; throws a refusal. Called once for all changes of the kind, before they are
   * written.
   */
  validateBatch?: (db: Db, changes: readonly BeforeAfter<State>[], by: Author) => Promise<void>;
  /**
   * Writes a ledger of the changes, restored ones too. Called once for all changes of the kind, after they are written.
   */
  afterWrite?: (db: Db, changes: readonly BeforeAfter<State>[], by: Author) => Promise<void>;
  /** Returns what else changes when the record that a column refers to, `gone`, is deleted; by the column. */
  whenCleared?: Readonly<Record<string, (row: Row, gone: Row) => Row>>;
  /** Deletes for good what is stored of records beside their rows and the history, such as contents of files. */
  forget?: (db: Db, ids: readonly string[]) => Promise<void>;
}

/** The hooks of a kind for creating, updating and listing its records. */
export interface RecordOperations {
  /** Returns the columns to store for an input; `row` holds the declared fields. */
  toColumns?: (row: Row, input: Row) => Row;
  /** Returns the rows of the parts that an input gives, by table. */
  partsOf?: (input: Row, id: string) => object;
  /** Formats the running number that an omitted field gets, by field. */
  sequences?: Readonly<Record<string, (count: number) => string>>;
  /** The columns of sort values that are not fields, by sort value. */
  sortColumns?: Readonly<Record<string, string>>;
  /** Returns the initial values of a new record that need the database, by field; given values take precedence. */
  defaults?: (db: Db, given: Row) => Promise<Row>;
  /** Returns the conditions of filters that are not declared fields. */
  filterConditions?: (
    filter: Row,
    reading: FilterReading & { db: Db },
  ) => Condition[] | Promise<Condition[]>;
  /** Returns the conditions of all records of the list, which its filter and its groups only restrict further. */
  scopeConditions?: (filter: Row, reading: FilterReading) => Condition[];
  /** Returns the conditions of the text filter; when omitted, the record's search text must contain each word. */
  textFilterConditions?: (
    db: Db,
    table: IndexedTable,
    text: string | null | undefined,
  ) => Promise<Condition[]>;
}

export type Condition = Expression<SqlBool>;

export interface FilterReading {
  eb: ExpressionBuilder<Record<string, Row>, string>;
}

export type RecordQuery = SelectQueryBuilder<Record<string, Row>, string, object>;

export interface ChangeMode {
  /** Allows any new state, to correct one that was entered by mistake. */
  isCorrection: boolean;
  isRestore: boolean;
}

/** A record before and after a change: a creation has no `before`, a deletion no `after`. */
export interface BeforeAfter<State> {
  id: string;
  before: State | undefined;
  after: State | undefined;
  /** The reason that the caller gives, for the ledger of the kind. */
  cause?: object | undefined;
  isRestore?: boolean;
}

export type Row = Record<string, unknown>;

/**
 * A snapshot of a record: its row, the rows of its parts by table, and the ids of the rows that refer to it by
 * `table.column`.
 */
export interface Snapshot {
  row: Row;
  parts: Record<string, Row[]>;
  links: Record<string, string[]>;
}

export interface StateIn<Table extends keyof Database, Part extends keyof Database = never> {
  row: Database[Table];
  parts: { [Each in Part]: Database[Each][] };
}

export function defineRecord<Table extends keyof Database, Part extends keyof Database = never>(
  stored: RecordMapping & { table: Table },
  rules: Rules<StateIn<Table, Part>> = {},
): RecordKind<StateIn<Table, Part>> {
  return { ...stored, rules };
}

/** Returns the kind with only these parts, none by default; its changes leave all other parts as they are. */
export function onlyParts<Table extends keyof Database, Part extends keyof Database = never>(
  whole: RecordKind<StateIn<Table, never>>,
  tables: readonly Part[] = [],
): RecordKind<StateIn<Table, Part>> {
  const parts = whole.parts?.filter(({ table }) => tables.some((each) => each === table)) ?? [];
  return { ...whole, parts } as RecordKind<StateIn<Table, Part>>;
}

/** Returns the word for a record of the kind: `invoice` for `Invoice`. */
export const nounOfMapping = ({ kind, noun = kind.toLowerCase() }: RecordMapping) => noun;

export const aNoun = (stored: RecordMapping) => capital(withArticle(nounOfMapping(stored)));

export const capitalNoun = (stored: RecordMapping) => capital(nounOfMapping(stored));

/** The group named by a role: that role and all roles above it. */
export type AccessGroup = Role;

/** The groups that read, change and delete records of a kind. Owned records are further limited to their owner. */
export interface RecordAccess {
  read: AccessGroup;
  write: AccessGroup;
  delete: AccessGroup;
  /** The group that can read a record's title, where it is wider than the group that can read the record. */
  readTitle?: AccessGroup;
  /** Whether a record is an account, which can read itself whatever its role. */
  isAccount?: boolean;
}
