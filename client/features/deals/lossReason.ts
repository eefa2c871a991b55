import type { DealForm_DealFragment } from './DealForm.generated.ts';

/** Stands in the field for a reason that is not in the list. */
export const OTHER_REASON = 'other';

export interface LossValues {
  lossReasonId: string;
  lostReason: string;
}

export type Lost = Partial<Pick<DealForm_DealFragment, 'lossReason' | 'lostReason'>>;

/** Returns the text that is written besides the listed reason; empty when it only repeats the reason's name. */
export const lossDetails = ({ lossReason, lostReason }: Lost): string =>
  lostReason && lostReason !== lossReason?.name ? lostReason : '';

export const lossValues = (deal: Lost = {}): LossValues => ({
  lossReasonId: deal.lossReason?.id ?? (deal.lostReason ? OTHER_REASON : ''),
  lostReason: lossDetails(deal),
});

export const lossInput = ({ lossReasonId, lostReason }: LossValues) => ({
  lossReasonId: lossReasonId && lossReasonId !== OTHER_REASON ? lossReasonId : null,
  lostReason: lostReason.trim() || null,
});

export const noLoss = { lossReasonId: null, lostReason: null };

/** Tells whether the deal is lost, as it is where the stage is not among the values. */
export const isLost = ({ stage = 'lost' }: { stage?: unknown }) => stage === 'lost';

/** Returns the checks; `required` is the message for a missing value. */
export const lossChecks = (required: string) => ({
  lossReasonId: ({ lossReasonId, lostReason }: LossValues) =>
    lossReasonId || lostReason.trim() ? null : required,
  lostReason: ({ lossReasonId, lostReason }: LossValues) =>
    lossReasonId !== OTHER_REASON || lostReason.trim() ? null : required,
});
