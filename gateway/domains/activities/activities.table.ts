import type { Page } from '../../store/paging.ts';

export type ActivityAction =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'purged'
  | 'imported'
  | 'signedIn'
  | 'signedOut'
  | 'passwordReset';

/** What someone did, once a mutation. */
export interface ActivityRow {
  id: string;
  /** Running, given by the store: the order in which things were written. */
  number: number;
  at: string;
  /** Null when nobody was signed in, and once the account is gone. */
  accountId: string | null;
  /** The name at the time. */
  accountName: string | null;
  action: ActivityAction;
  /** GraphQL type of the record that it was about. */
  kind: string;
  title: string;
  /** The account whose own the record is; null for business data. */
  ownerId: string | null;
  /** The activity that this one took back. */
  restores: string | null;
}

/** One record that an activity touched, with JSON copies of it as it was and as it became. */
export interface ActivityChangeRow {
  activityId: string;
  position: number;
  kind: string;
  recordId: string;
  action: ActivityAction;
  title: string;
  before: string | null;
  after: string | null;
  /** The account whose own the record is; null for business data. */
  recordOwnerId: string | null;
  /** The activity that took it back; null while the change holds. */
  takenBackBy: string | null;
}

/** A deleted record that can be brought back; a view over the two tables. */
export interface DeletedRecordRow {
  /** Of the record. */
  id: string;
  kind: string;
  title: string;
  activityId: string;
  /** The activity's. */
  number: number;
  at: string;
  accountId: string | null;
  accountName: string | null;
}

export type DeletedRecordPage = Page<DeletedRecordRow>;

/** A change without its copies. */
export interface ChangeOutline extends Pick<
  ActivityChangeRow,
  'position' | 'kind' | 'recordId' | 'action' | 'title' | 'recordOwnerId' | 'takenBackBy'
> {
  /** Whether the copy from before is kept. */
  hasBefore: 0 | 1;
}

export type ActivityPage = Page<ActivityRow>;

declare module '../../store/database.ts' {
  interface Database {
    activities: ActivityRow;
    activityChanges: ActivityChangeRow;
    deletedRecords: DeletedRecordRow;
  }
}
