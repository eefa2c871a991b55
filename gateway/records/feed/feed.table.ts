export type FeedAction = 'created' | 'updated' | 'deleted';

/** A change of a record: that it changed, not what it is now. */
export interface RecordChangeRow {
  /** The number that the store assigns, in the order of writing. */
  number: number;
  /** The transaction that wrote it, assigned by the store; 0 on SQLite. */
  txid: number;
  kind: string;
  recordId: string;
  /** The version that the record has by it; null for a deletion and for kinds without versions. */
  version: number | null;
  action: FeedAction;
  /** The activity that tells of it; null for what the history leaves out. */
  activityId: string | null;
  /** The account that acted; null when nobody was signed in. */
  accountId: string | null;
  /** The account that owns the record; null for business data. */
  ownerId: string | null;
  /** The kind of the record that it is attached to, such as that of a note; null for all others. */
  hostKind: string | null;
  at: string;
}

declare module '../../database/database.ts' {
  interface Database {
    recordChanges: RecordChangeRow;
  }
}
