import { hideInLog } from '../../errors/hidden-values.ts';
import type { BeforeAfter, RecordMapping, Snapshot } from '../declare/record.ts';
import { personalValues } from './personal-fields.ts';

type Changed = Pick<BeforeAfter<Snapshot>, 'before' | 'after'>;

/** Runs the writing of changes; the log entry of an error that it throws has none of their personal values. */
export async function hidingValues<Result>(
  record: RecordMapping,
  changes: readonly Changed[],
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const states = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
    hideInLog(
      error,
      states.flatMap((state) => personalValues(record, state)),
    );
    throw error;
  }
}
