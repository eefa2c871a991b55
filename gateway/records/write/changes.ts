import type { Change, CommitContext } from './unit-of-work.ts';
import { notFound } from '../../errors/errors.ts';
import { commit } from './commit.ts';
import { capitalNoun, type RecordKind, type Row, type RecordMapping } from '../declare/record.ts';
import { uniqueConflict } from './unique-conflict.ts';

interface Holding {
  row: { id: string };
}

/** Returns the change that creates a record; omitted parts are empty. */
export function createChange<Held extends Holding>(
  record: RecordKind<Held>,
  held: Held | Pick<Held, 'row'>,
): Change<Held> {
  return {
    record,
    id: held.row.id,
    apply(before) {
      if (before) throw uniqueConflict(record, 'id');
      return { parts: {}, ...held } as unknown as Held;
    },
  };
}

interface Which extends Pick<Change, 'id' | 'version' | 'isCorrection' | 'mapErrors' | 'cause'> {
  /** The account that must own the record; other records are NotFound. */
  ofAccount?: string | undefined;
}

/** Returns the change that updates a record: `change` returns the changed fields; all others keep their value. */
export function updateChange<Held extends Holding>(
  record: RecordKind<Held>,
  { id, version, isCorrection, mapErrors, ofAccount, cause }: Which,
  change: (before: Held) => { row?: Partial<Held['row']>; parts?: object },
): Change<Held> {
  return {
    record,
    id,
    version,
    isCorrection: isCorrection ?? false,
    cause,
    ...(mapErrors && { mapErrors }),
    apply(before) {
      if (!before || !isOwn(record, before, ofAccount)) throw notFound(capitalNoun(record));
      const { row, parts } = change(before);
      const old = before as Held & { parts: object };
      return { ...before, row: { ...before.row, ...row }, parts: { ...old.parts, ...parts } };
    },
  };
}

export function deleteChange<Held extends Holding>(
  record: RecordKind<Held>,
  { id, ofAccount }: Pick<Which, 'id' | 'ofAccount'>,
): Change<Held> {
  return {
    record,
    id,
    isRemoval: true,
    apply(before) {
      if (!before || !isOwn(record, before, ofAccount)) throw notFound(capitalNoun(record));
      return undefined;
    },
  };
}

const isOwn = ({ owner }: RecordMapping, { row }: Holding, ofAccount: string | undefined) =>
  ofAccount === undefined || (row as Row)[owner!] === ofAccount;

export function commitOne<Held extends Holding>(
  by: CommitContext,
  change: Change<Held>,
): Promise<{ activityId: string; held: Held | undefined }> {
  return commit(by, async ({ activityId, write }) => {
    const [held] = await write([change]);
    return { activityId, held };
  });
}

export async function createRecord<Held extends Holding>(
  by: CommitContext,
  record: RecordKind<Held>,
  held: Held | Pick<Held, 'row'>,
): Promise<Held['row']> {
  return (await commitOne(by, createChange(record, held))).held!.row;
}

/** Returns the updated row. Rejects with `StaleVersion` when the stored version is another one. */
export async function updateRecord<Held extends Holding>(
  by: CommitContext,
  ...change: Parameters<typeof updateChange<Held>>
): Promise<Held['row']> {
  return (await commitOne(by, updateChange(...change))).held!.row;
}

/** Deletes a record, and returns the id of the activity that can be undone to restore it. */
export async function deleteRecord<Held extends Holding>(
  by: CommitContext,
  record: RecordKind<Held>,
  which: Pick<Which, 'id' | 'ofAccount'>,
): Promise<string> {
  return (await commitOne(by, deleteChange(record, which))).activityId;
}
