import type { Change, CommitContext } from './unit-of-work.ts';
import { notFound } from '../../errors/errors.ts';
import { commit } from './commit.ts';
import { capitalNoun, type RecordKind, type Row, type RecordMapping } from '../declare/record.ts';
import { uniqueConflict } from './unique-conflict.ts';

interface RecordState {
  row: { id: string };
}

/** Returns the change that creates a record; omitted parts are empty. */
export function createChange<State extends RecordState>(
  record: RecordKind<State>,
  state: State | Pick<State, 'row'>,
): Change<State> {
  return {
    record,
    id: state.row.id,
    apply(before) {
      if (before) throw uniqueConflict(record, 'id');
      return { parts: {}, ...state } as unknown as State;
    },
  };
}

interface Which extends Pick<Change, 'id' | 'version' | 'isCorrection' | 'mapErrors' | 'cause'> {
  /** The account that must own the record; other records are NotFound. */
  ofAccount?: string | undefined;
}

/** Returns the change that updates a record: `change` returns the changed fields; all others keep their value. */
export function updateChange<State extends RecordState>(
  record: RecordKind<State>,
  { id, version, isCorrection, mapErrors, ofAccount, cause }: Which,
  change: (before: State) => { row?: Partial<State['row']>; parts?: object },
): Change<State> {
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
      const old = before as State & { parts: object };
      return { ...before, row: { ...before.row, ...row }, parts: { ...old.parts, ...parts } };
    },
  };
}

export function deleteChange<State extends RecordState>(
  record: RecordKind<State>,
  { id, ofAccount }: Pick<Which, 'id' | 'ofAccount'>,
): Change<State> {
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

const isOwn = ({ owner }: RecordMapping, { row }: RecordState, ofAccount: string | undefined) =>
  ofAccount === undefined || (row as Row)[owner!] === ofAccount;

export function commitOne<State extends RecordState>(
  by: CommitContext,
  change: Change<State>,
): Promise<{ activityId: string; state: State | undefined }> {
  return commit(by, async ({ activityId, write }) => {
    const [state] = await write([change]);
    return { activityId, state };
  });
}

export async function createRecord<State extends RecordState>(
  by: CommitContext,
  record: RecordKind<State>,
  state: State | Pick<State, 'row'>,
): Promise<State['row']> {
  return (await commitOne(by, createChange(record, state))).state!.row;
}

/** Returns the updated row. Rejects with `StaleVersion` when the stored version is another one. */
export async function updateRecord<State extends RecordState>(
  by: CommitContext,
  ...change: Parameters<typeof updateChange<State>>
): Promise<State['row']> {
  return (await commitOne(by, updateChange(...change))).state!.row;
}

/** Deletes a record, and returns the id of the activity that can be undone to restore it. */
export async function deleteRecord<State extends RecordState>(
  by: CommitContext,
  record: RecordKind<State>,
  which: Pick<Which, 'id' | 'ofAccount'>,
): Promise<string> {
  return (await commitOne(by, deleteChange(record, which))).activityId;
}
