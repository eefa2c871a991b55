import type { Page } from '../../database/paging.ts';
import type { ReferenceTo } from '../declare/record.ts';

export type ActivityAction =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'purged'
  | 'anonymized'
  | 'imported'
  | 'emailed'
  | 'signedIn'
  | 'signedOut'
  | 'passwordReset'
  | 'secondFactorChanged'
  | 'identityChanged';

export interface ActivityRow {
  id: string;
  /** The number that the store assigns, in the order of writing. */
  number: number;
  /** The transaction that wrote it, assigned by the store; 0 on SQLite. */
  txid: number;
  at: string;
  /** The account that acted; null when nobody was signed in, or the account was deleted. */
  accountId: string | null;
  /** The account's name at the time. */
  accountName: string | null;
  action: ActivityAction;
  kind: string;
  title: string;
  /** Owner of the record; null for business data. */
  ownerId: string | null;
  /** The activity that this one undid. */
  restores: string | null;
}

/** A field that a change set. */
export interface FieldChangeRow {
  field: string;
  /** The value before the change, as JSON. */
  before: string | null;
  after: string | null;
  /** Set when the value is the id of a record, or rows that are named after records. */
  reference?: FieldReference | undefined;
  /** Set when the value is the id of a record of any kind. */
  kinds?: ChangedKinds | undefined;
  /** Set when the value is rows of a declared part that have references. */
  ofRows?: readonly RowReference[] | undefined;
}

export interface RowReference {
  column: string;
  /** The field that answers the record. */
  field: string;
  to: ReferenceTo;
}

export interface FieldReference extends ReferenceTo {
  /** The column of the rows that holds the id; undefined when the value itself is the id. */
  column?: string;
}

/** The kinds before and after of a change of a reference to any kind. */
export interface ChangedKinds {
  before: string | null;
  after: string | null;
}

/** A changed record of an activity, with JSON snapshots before and after. */
export interface ActivityChangeRow {
  activityId: string;
  position: number;
  kind: string;
  recordId: string;
  action: ActivityAction;
  title: string;
  before: string | null;
  after: string | null;
  /** Owner of the record; null for business data. */
  recordOwnerId: string | null;
  /** The activity that undid it. */
  undoneBy: string | null;
}

/** A row of the view over the two tables. */
export interface DeletedRecordRow {
  id: string;
  kind: string;
  title: string;
  activityId: string;
  number: number;
  at: string;
  accountId: string | null;
  accountName: string | null;
}

export type DeletedRecordPage = Page<DeletedRecordRow>;

export interface ChangeOutline extends Pick<
  ActivityChangeRow,
  'position' | 'kind' | 'recordId' | 'action' | 'title' | 'recordOwnerId' | 'undoneBy'
> {
  hasBefore: 0 | 1;
}

export type ActivityPage = Page<ActivityRow>;

declare module '../../database/database.ts' {
  interface Database {
    activities: ActivityRow;
    activityChanges: ActivityChangeRow;
    deletedRecords: DeletedRecordRow;
  }
}
