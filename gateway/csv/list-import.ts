import type { FieldErrors } from '../graphql/errors.ts';
import type { Db } from '../store/database.ts';
import type { RecordKind } from '../store/records.ts';
import type { CsvColumns } from './list-export.ts';

/** What a row of a file says of a record: the fields that it names, null where an empty cell empties one. */
export type Entered = Readonly<Record<string, unknown>>;

/** A record as it would be stored, beside the stored one when there is one. */
export interface Prepared<Stored> {
  before: Stored | undefined;
  after: Stored;
  errors: FieldErrors;
}

/** One row of the table of imports. */
export interface ListImport<Given = Entered, Found = never, Stored = never> {
  /** `customers` makes `POST /api/customers.csv`. */
  list: string;
  record: RecordKind;
  /** How each field is written; the ones of the export. */
  columns: CsvColumns<never>;
  /** Names of the columns that can be read. */
  fields: readonly string[];
  /** The field by which a record is known: a row with one that is stored changes that record. */
  key: string;
  /** A row's key as it is stored; null for a row without one. */
  keyOf: (given: Given) => string | null;
  /** Everything in the store that rows have to be held against, in few queries. */
  lookUp: (db: Db, rows: readonly Given[]) => Promise<Found>;
  /** By the domain's own rules. */
  prepare: (given: Given, found: Found) => Prepared<Stored>;
  /** A record as the list's export has it, whose columns write it. */
  listed: (record: Stored, found: Found) => unknown;
  /** Stores new records; the ids of those that nothing was in the way of. */
  insert: (db: Db, records: readonly Stored[]) => Promise<readonly string[]>;
  /**
   * Writes what changes and nothing else: a column that others count in stays theirs. False when the stored
   * record is another than the one from before by now.
   */
  update: (db: Db, before: Stored, changes: Partial<Stored>) => Promise<boolean>;
}

/** Types a row of the table by what it reads and stores. */
export function listImport<Given extends Entered, Found, Stored extends { id: string }>(
  row: ListImport<Given, Found, Stored>,
): ListImport {
  return row as unknown as ListImport;
}
