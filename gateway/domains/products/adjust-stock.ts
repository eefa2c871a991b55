import type { Context } from '../../services/context.ts';
import { type FieldErrors, invalid, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { textErrors } from '../../formats/entered.ts';
import type { AdjustStockInput, StockReason } from '../../graphql/generated/resolvers.ts';
import { commitOne, updateChange } from '../../records/write/changes.ts';
import { productRecord } from './products.record.ts';

const LONGEST_NOTE = 500;
const limits = { least: 0, most: 1_000_000 };
const reasons = ['purchase', 'sale', 'return', 'correction', 'loss', 'transfer'];

export async function adjustStock(context: Context, input: AdjustStockInput) {
  const { productId: id, by, reason, note = '' } = input;
  const cause = { reason, note: note.trim() };
  refuseErrors(adjustmentErrors(by, cause));
  const change = updateChange(productRecord, { id, cause }, ({ row }) => {
    const totalUnit = row.totalUnit + by;
    if (totalUnit >= limits.least && totalUnit <= limits.most) return { row: { totalUnit } };
    throw invalid({ by: problem('stock_would_be', { stock: totalUnit, ...limits }) });
  });
  const { state, activityId } = await commitOne(context, change);
  return { product: state!.row, activityId };
}

function adjustmentErrors(by: number, cause: { reason: StockReason; note: string }): FieldErrors {
  return {
    ...(by === 0 && { by: problem('zero') }),
    ...(!reasons.includes(cause.reason) && {
      reason: problem('not_one_of', { values: reasons.join(', ') }),
    }),
    ...textErrors([['note', cause.note, LONGEST_NOTE, false]]),
  };
}
