import type { Db } from '../../database/database.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import type { Author } from '../caller.ts';
import type { RecordKind, Snapshot, Stored } from '../declare/record.ts';

/** The context in which records are changed: that of any request, or of the gateway itself, without a caller. */
export interface Committer extends Author {
  db: Db;
  reactions: readonly Reaction[];
  /** Runs at the start of each transaction, and throws to refuse it. */
  committing?: ((db: Db) => Promise<void>) | undefined;
}

/** A change of one record, which was made when there is no `before`, and deleted when there is no `after`. */
export interface AppliedChange {
  record: Stored;
  id: string;
  before: Snapshot | undefined;
  after: Snapshot | undefined;
}

/** Does what follows from changes, in their transaction: a deal that was won becomes a notification. */
export type Reaction = (
  writing: Writing,
  changes: readonly AppliedChange[],
  by: Committer,
) => Promise<void>;

export interface Writing {
  activityId: string;
  /** The transaction: everything that is read here goes through it. */
  db: Db;
  /** Returns the records that are there, by id. Nobody else changes one until the transaction ends. */
  lock<Held>(record: RecordKind<Held>, ids: readonly string[]): Promise<Map<string, Held>>;
  /**
   * Makes the changes by their records' rules; returns what they leave, in their order, undefined for one
   * that went.
   */
  write<Held>(changes: readonly Change<Held>[]): Promise<(Held | undefined)[]>;
  /** Does as `write` for what merely follows from a change, which nobody looks for in the history, or takes back. */
  writeWithoutHistory<Held>(changes: readonly Change<Held>[]): Promise<(Held | undefined)[]>;
  /**
   * Writes down what became of the records changed so far, so that a long change need not hold a copy of each.
   * None of them may be changed again.
   */
  flushHistory(): Promise<void>;
  /** Returns what `writeWithoutHistory` wrote since the last flush, for reactions, because no activity has it. */
  followed(): readonly AppliedChange[];
  /** Whether records come back, which only taking changes back does. */
  isRestore: boolean;
  /** Makes the activity tell of these records first, whatever is written before them. */
  trackFirst(record: Stored, ids: readonly string[]): Promise<void>;
}

export interface Change<Held = unknown> {
  record: RecordKind<Held>;
  id: string;
  /** The version that it goes out from; whatever version there is when left out. */
  version?: number | null | undefined;
  /** Returns what the record becomes, undefined when it goes; `before` is undefined when there is none. */
  to(before: Held | undefined): Held | undefined;
  /** Moves the errors to the fields of the input; they stay at the record's own fields when left out. */
  at?: (errors: FieldErrors) => FieldErrors;
  /** A state that was entered wrongly may become any other. */
  isCorrection?: boolean;
  isRestore?: boolean;
  /** The reason for the change, which goes to the ledger of the kind. */
  cause?: object | undefined;
  /** Whether the record goes, which must be known before it is locked. */
  isRemoval?: boolean;
}
