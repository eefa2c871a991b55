import { commit, type Committer, type Writing } from './records/commit.ts';
import type { RecordedAs } from './records/history.ts';
import type { Stored } from './records/record.ts';

export interface Recording extends Writing {
  /** Says, before it happens, that a record is about to be made, changed or deleted. */
  touch: (record: Stored, id: string) => Promise<void>;
}

/** Runs a change of tables in one transaction, together with the activity that tells of it. */
export const recorded = <Result>(
  by: Committer,
  change: (recording: Recording) => Promise<Result>,
  as: RecordedAs | ((result: Result) => RecordedAs) = {},
): Promise<Result> =>
  commit(
    by,
    (writing) => change({ ...writing, touch: (record, id) => writing.touchMany(record, [id]) }),
    as,
  );
