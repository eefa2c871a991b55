import { declaredRecord } from '../../records/declare/declared-record.ts';
import type { RecordContext as Context } from '../../records/context.ts';
import type { DealRow } from '../../records/generated/rows.ts';
import { rowLoaderOf } from '../../records/read/row-loader.ts';

export const lossReasonRecord = declaredRecord<'lossReasons'>('LossReason');

type Lost = Pick<DealRow, 'lostReason' | 'lossReasonId'>;

const reasonOf = async ({ load }: Context, { lossReasonId }: Lost) =>
  (lossReasonId && (await load(rowLoaderOf('lossReasons'), lossReasonId))) || null;

/** Returns the reason in the words that were written, or else its name in the list. */
export const reasonText = async (context: Context, lost: Lost) =>
  lost.lostReason ?? ((await reasonOf(context, lost))?.name as string | undefined) ?? null;
