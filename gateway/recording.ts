import type { Caller } from './domains/accounts/caller.ts';
import type { ActivityAction, ActivityChangeRow } from './domains/activities/activities.table.ts';
import { insertActivity } from './domains/activities/activities.store.ts';
import type { Services } from './services.ts';
import type { Db } from './store/database.ts';
import { newId } from './store/new-id.ts';
import { copyOf, lockRecord, type RecordCopy, type RecordKind } from './store/records.ts';

/** Who changes something, and where: any request's context, or the gateway itself without a caller. */
export interface Recorder extends Pick<Services, 'db' | 'reactions'> {
  caller?: Caller | undefined;
}

/** What happened to one record; it was made when there is no `before`, deleted when there is no `after`. */
export interface RecordChange {
  record: RecordKind;
  id: string;
  before: RecordCopy | undefined;
  after: RecordCopy | undefined;
}

export interface Recording {
  /** Of the activity that tells of the change. */
  activityId: string;
  /** The transaction: everything that reads or writes here goes through it. */
  db: Db;
  /** Says, before it happens, that a record is about to be made, changed or deleted. */
  touch: (record: RecordKind, id: string) => Promise<void>;
}

/** Does what follows from changes, in their transaction: a deal that was won becomes a notification. */
export type Reaction = (db: Db, changes: readonly RecordChange[], by: Recorder) => Promise<void>;

export interface RecordedAs {
  /** What the activity says was done; follows from the changes when left out. */
  action?: ActivityAction;
  /** What it was done to, where no record is touched. */
  kind?: string;
  title?: string;
  /** Whose own it is, null when it is business data. */
  ownerId?: string | null;
  /** The activity that is taken back. */
  restores?: string;
}

/**
 * Runs a change in one transaction, together with the activity that tells of it: who, when, and each touched
 * record before and after. Every mutation goes through here. Nothing is kept when the change throws.
 */
export async function recorded<Result>(
  by: Recorder,
  change: (recording: Recording) => Promise<Result>,
  as: RecordedAs | ((result: Result) => RecordedAs) = {},
): Promise<Result> {
  return by.db.transaction().execute(async (db) => {
    const activityId = newId();
    const touched = new Map<string, RecordChange>();
    const result = await change({
      activityId,
      db,
      async touch(record, id) {
        const key = `${record.kind} ${id}`;
        if (touched.has(key)) return;
        await lockRecord(db, record, id);
        touched.set(key, { record, id, before: await copyOf(db, record, id), after: undefined });
      },
    });
    const changes = [...touched.values()];
    for (const each of changes) each.after = await copyOf(db, each.record, each.id);
    const activity = {
      id: activityId,
      ...activityOf(changes, by, typeof as === 'function' ? as(result) : as),
    };
    await insertActivity(db, activity, changes.map(rowOf));
    for (const react of by.reactions) await react(db, changes, by);
    return result;
  });
}

function activityOf(changes: readonly RecordChange[], { caller }: Recorder, as: RecordedAs) {
  const [main] = changes;
  return {
    at: new Date().toISOString(),
    accountId: caller?.account.id ?? null,
    accountName: caller?.account.name ?? null,
    action: as.action ?? (main ? actionOf(main) : 'updated'),
    kind: as.kind ?? main?.record.kind ?? 'Account',
    title: as.title ?? (main ? titleOf(main) : ''),
    ownerId: as.ownerId === undefined && main ? ownerOf(main) : (as.ownerId ?? null),
    restores: as.restores ?? null,
  };
}

function actionOf({ before, after }: RecordChange): ActivityAction {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

function titleOf({ record, before, after }: RecordChange): string {
  const title = (after ?? before)?.row[record.title];
  return typeof title === 'string' ? title : '';
}

function ownerOf({ record, before, after }: RecordChange): string | null {
  const owner = record.owner && (after ?? before)?.row[record.owner];
  return typeof owner === 'string' ? owner : null;
}

function rowOf(change: RecordChange, position: number): Omit<ActivityChangeRow, 'activityId'> {
  const { record, id, before, after } = change;
  return {
    position,
    kind: record.kind,
    recordId: id,
    action: actionOf(change),
    title: titleOf(change),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  };
}
