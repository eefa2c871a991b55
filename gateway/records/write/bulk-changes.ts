import { conflict } from '../../errors/errors.ts';
import type { Problem } from '../../errors/problem.ts';
import { type Selection, selectedIds } from './bulk-selection.ts';
import type { Change, CommitContext } from './unit-of-work.ts';
import { commit } from './commit.ts';
import { declarationOf } from '../declarations.ts';
import type { RecordKind } from '../declare/record.ts';

interface Those<State> {
  record: RecordKind<State>;
  which: Selection;
  can: (state: State) => boolean;
  change: (state: State) => Change<State>;
  /** The error when none of the records can be changed. */
  otherwise: Problem;
}

/**
 * Changes the selected records that can be changed, and counts the others. Throws a CONFLICT when none can be changed.
 */
export const bulkChange = <State>(
  by: CommitContext,
  { record, which, can, change, otherwise }: Those<State>,
) =>
  commit(by, async ({ activityId, db, lock, write }) => {
    const ids = await selectedIds(db, { declaration: declarationOf(record.kind), record }, which);
    const chosen = [...(await lock(record, ids)).values()];
    const able = chosen.filter(can);
    if (able.length === 0) throw conflict(otherwise);
    await write(able.map(change));
    return { activityId, count: able.length, skippedCount: chosen.length - able.length };
  });
