import type { DealForm_DealFragment } from './DealForm.generated.ts';

/** In the place of a reason of the list. */
export const OTHER_REASON = 'other';

export interface LossValues {
  lossReasonId: string;
  lostReason: string;
}

export type Lost = Partial<Pick<DealForm_DealFragment, 'lossReason' | 'lostReason'>>;

/** What is said besides the reason of the list. */
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

/** Also where the stage is not among the values: in the place of a lost deal's reason. */
export const isLost = ({ stage = 'lost' }: { stage?: unknown }) => stage === 'lost';

/** `required` is what is said of what is missing. */
export const lossChecks = (required: string) => ({
  lossReasonId: ({ lossReasonId, lostReason }: LossValues) =>
    lossReasonId || lostReason.trim() ? null : required,
  lostReason: ({ lossReasonId, lostReason }: LossValues) =>
    lossReasonId !== OTHER_REASON || lostReason.trim() ? null : required,
});
