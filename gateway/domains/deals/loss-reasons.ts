import { declaredRecord } from '../../records/declare/declared-record.ts';
import { updateChange } from '../../records/write/changes.ts';
import type { Reaction } from '../../records/write/unit-of-work.ts';
import type { RecordContext as Context } from '../../records/context.ts';
import type { DealRow } from '../../records/generated/rows.ts';
import { dealRecord } from './deals.record.ts';
import { lossReasonsByIds } from './deals.store.ts';

export const lossReasonRecord = declaredRecord<'lossReasons'>('LossReason');

/** Deals that were lost for a reason that goes keep its name. */
export const keepReasonNames: Reaction = async ({ writeWithoutHistory }, changes) => {
  for (const { record, before, after } of changes) {
    if (record !== lossReasonRecord || !before || after) continue;
    const ids = before.links['deals.lossReasonId'] ?? [];
    await writeWithoutHistory(
      ids.toSorted().map((id) =>
        updateChange(dealRecord, { id }, ({ row }) => ({
          row: { lostReason: row.lostReason ?? (before.row.name as string) },
        })),
      ),
    );
  }
};

type Lost = Pick<DealRow, 'lostReason' | 'lossReasonId'>;

const reasonOf = async ({ load }: Context, { lossReasonId }: Lost) =>
  (lossReasonId && (await load(lossReasonsByIds, lossReasonId))) || null;

/** Returns the reason in the words that were written, or else its name in the list. */
export const reasonText = async (context: Context, lost: Lost) =>
  lost.lostReason ?? (await reasonOf(context, lost))?.name ?? null;
