import type { FieldErrors } from '../errors/errors.ts';
import type { Db } from '../database/database.ts';
import type { RecordKind, Row } from '../records/declare/record.ts';
import type { CsvColumns } from './list-export.ts';
import type { Entered, Matching } from './matching.ts';

export interface Prepared<Stored> {
  before: Stored | undefined;
  after: Stored;
  errors: FieldErrors;
}

export interface ListImport<Given = Entered, Found = never, Stored = never> {
  /** `customers` is `POST /api/customers.csv`. */
  list: string;
  record: RecordKind<{ row: { id: string }; parts: object }>;
  /** The columns of the export. */
  columns: CsvColumns<never>;
  fields: readonly string[];
  matching: Matching;
  /** Returns the row as it would be stored as a record of its own. */
  rowOf: (given: Given) => Row;
  /** Returns the records of these ids. */
  recordsBy: (db: Db, ids: readonly string[]) => Promise<readonly Stored[]>;
  /** Reads everything else that rows are checked against, in few queries. */
  lookUp: (db: Db, rows: readonly Given[], records: readonly Stored[]) => Promise<Found>;
  prepare: (given: Given, before: Stored | undefined, found: Found) => Prepared<Stored>;
  /** Returns the record as the export's operation answers it, to write its columns. */
  listed: (record: Stored, found: Found) => unknown;
  /** Returns the record with its parts. */
  stateOf: (record: Stored) => { row: { id: string }; parts: object };
}

export function listImport<Given extends Entered, Found, Stored extends { id: string }>(
  row: ListImport<Given, Found, Stored>,
): ListImport {
  return row as unknown as ListImport;
}
export interface StoredRecord {
  id: string;
}
export type AnyImport = ListImport<Entered, unknown, StoredRecord>;
