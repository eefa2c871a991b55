import type { Caller } from './domains/accounts/caller.ts';
import type { ActivityAction, ActivityChangeRow } from './domains/activities/activities.table.ts';
import {
  countChanges,
  insertActivity,
  insertChanges,
} from './domains/activities/activities.store.ts';
import type { Services } from './services.ts';
import type { Db } from './store/database.ts';
import { newId } from './store/new-id.ts';
import { copiesOf, lockRecords, type RecordCopy, type RecordKind } from './store/records.ts';

/** A request's context, or the gateway itself without a caller. */
export interface Recorder extends Pick<Services, 'db' | 'reactions'> {
  caller?: Caller | undefined;
}

/** Made when there is no `before`, deleted when there is no `after`. */
export interface RecordChange {
  record: RecordKind;
  id: string;
  before: RecordCopy | undefined;
  after: RecordCopy | undefined;
}

export interface Recording {
  /** The change's activity. */
  activityId: string;
  /** The transaction: all of the change's reads and writes go through it. */
  db: Db;
  /** Call before a record is made, changed or deleted. */
  touch: (record: RecordKind, id: string) => Promise<void>;
  /** The same for several records of one kind. */
  touchMany: (record: RecordKind, ids: readonly string[]) => Promise<void>;
  /** Stores the changes so far, to free their copies. Do not touch these records again. */
  settle: () => Promise<void>;
}

/** Runs in the changes' transaction: for example a notification of a won deal. */
export type Reaction = (db: Db, changes: readonly RecordChange[], by: Recorder) => Promise<void>;

export interface RecordedAs {
  /** Default: follows from the changes. */
  action?: ActivityAction;
  /** For an activity that touches no record. */
  kind?: string;
  title?: string;
  /** Null for business data. */
  ownerId?: string | null;
  /** The activity being undone. */
  restores?: string;
  /** An earlier activity to which the changes are added. */
  continues?: string | undefined;
}

/**
 * Runs a mutation in one transaction with its activity: each touched record before and after. Every mutation
 * goes through here. Nothing is kept when the change throws.
 */
export async function recorded<Result>(
  by: Recorder,
  change: (recording: Recording) => Promise<Result>,
  as: RecordedAs | ((result: Result) => RecordedAs) = {},
): Promise<Result> {
  const { continues, ...given } = typeof as === 'function' ? {} : as;
  return by.db.transaction().execute(async (db) => {
    const activityId = continues ?? newId();
    const touched = touchedRecords(db);
    let isBegun = continues !== undefined;
    let position = continues === undefined ? 0 : await countChanges(db, continues);

    async function write(described: RecordedAs): Promise<void> {
      const changes = await touched.take();
      if (!isBegun)
        await insertActivity(db, { id: activityId, ...activityOf(changes, by, described) });
      isBegun = true;
      await insertChanges(
        db,
        activityId,
        changes.map((each, index) => rowOf(each, position + index)),
      );
      position += changes.length;
      for (const react of by.reactions) await react(db, changes, by);
    }

    const result = await change({
      activityId,
      db,
      touch: (record, id) => touched.add(record, [id]),
      touchMany: touched.add,
      settle: () => write(given),
    });
    await write(typeof as === 'function' ? as(result) : given);
    return result;
  });
}

/** With a copy of each record before its change. */
function touchedRecords(db: Db) {
  const touched = new Map<string, RecordChange>();
  const settled = new Set<string>();
  return {
    async add(record: RecordKind, ids: readonly string[]): Promise<void> {
      const fresh = [...new Set(ids)].filter((id) => !touched.has(`${record.kind} ${id}`));
      if (fresh.some((id) => settled.has(`${record.kind} ${id}`))) {
        throw new Error(`A ${record.kind} was touched again after its change was settled.`);
      }
      if (fresh.length === 0) return;
      await lockRecords(db, record, fresh);
      const copies = await copiesOf(db, record, fresh);
      for (const id of fresh) {
        const before = copies.get(id);
        touched.set(`${record.kind} ${id}`, { record, id, before, after: undefined });
      }
    },

    /** The changes so far; their records are no longer touched. */
    async take(): Promise<RecordChange[]> {
      const changes = [...touched.values()];
      const kinds = new Set(changes.map(({ record }) => record));
      for (const record of kinds) {
        const ofKind = changes.filter((each) => each.record === record);
        const ids = ofKind.map(({ id }) => id);
        const copies = await copiesOf(db, record, ids);
        for (const each of ofKind) each.after = copies.get(each.id);
      }
      for (const key of touched.keys()) settled.add(key);
      touched.clear();
      return changes.filter(({ before, after }) => before ?? after);
    },
  };
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
  const title = record.title && (after ?? before)?.row[record.title];
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
    recordOwnerId: ownerOf(change),
    takenBackBy: null,
  };
}
