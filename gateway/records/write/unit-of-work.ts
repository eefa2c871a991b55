import type { Db } from '../../database/database.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import type { Author } from '../caller.ts';
import type { RecordKind, Snapshot, RecordMapping } from '../declare/record.ts';

/** The context in which records are changed: of a request, or of the gateway itself without a caller. */
export interface CommitContext extends Author {
  db: Db;
  reactions: readonly Reaction[];
  /** All kinds of records, of which some may refer to a deleted record. */
  records?: ReadonlyMap<string, RecordKind>;
  /** Runs at the start of each transaction; throws to refuse it. */
  committing?: ((db: Db) => Promise<void>) | undefined;
}

/** A record before and after a change: a creation has no `before`, a deletion no `after`. */
export interface AppliedChange {
  record: RecordMapping;
  id: string;
  before: Snapshot | undefined;
  after: Snapshot | undefined;
}

/** Reacts to changes within their transaction: a won deal creates a notification. */
export type Reaction = (
  unit: UnitOfWork,
  changes: readonly AppliedChange[],
  by: CommitContext,
) => Promise<void>;

export interface UnitOfWork {
  activityId: string;
  /** The transaction, which all reads here must use. */
  db: Db;
  /** Returns the existing records by id, locked until the transaction ends. */
  lock<State>(record: RecordKind<State>, ids: readonly string[]): Promise<Map<string, State>>;
  /** Applies the changes with their records' rules; returns the new records in order, undefined for a deleted one. */
  write<State>(changes: readonly Change<State>[]): Promise<(State | undefined)[]>;
  /** Like `write`, for consequences of a change that are neither shown in the history nor undone by themselves. */
  writeWithoutHistory<State>(changes: readonly Change<State>[]): Promise<(State | undefined)[]>;
  /**
   * Writes the changes so far to the history, so that a long change need not keep a snapshot of each record. None of
   * these records may change again.
   */
  flushHistory(): Promise<void>;
  /**
   * Returns the changes written by `writeWithoutHistory` since the last flush: reactions need them, and no activity
   * contains them.
   */
  unrecordedChanges(): readonly AppliedChange[];
  /** Whether an undo or a restore has written a change. */
  isRestore: boolean;
  /** Lists these records first in the activity, whatever is written before them. */
  trackFirst(record: RecordMapping, ids: readonly string[]): Promise<void>;
}

export interface Change<State = unknown> {
  record: RecordKind<State>;
  id: string;
  /** The version that the change is based on; any version when omitted. */
  version?: number | null | undefined;
  /** Returns the new state of the record, undefined to delete it; `before` is undefined for a new record. */
  apply(before: State | undefined): State | undefined;
  /** Maps the errors to the fields of the input; when omitted, they are at the record's own fields. */
  mapErrors?: (errors: FieldErrors) => FieldErrors;
  /** Allows any new state, to correct one that was entered by mistake. */
  isCorrection?: boolean;
  isRestore?: boolean;
  /** The reason of the change, for the ledger of the kind. */
  cause?: object | undefined;
  /** Whether the change deletes the record, which must be known before the record is locked. */
  isRemoval?: boolean;
}
