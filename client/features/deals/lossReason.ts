import type { FieldValues, ReferenceValue } from '../../records/form/fieldOverrides.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import type { DealForm_DealFragment } from './DealForm.generated.ts';

export type Lost = Partial<Pick<DealForm_DealFragment, 'lossReason' | 'lostReason'>>;

/** Returns the text that is written besides the listed reason; empty when it only repeats the reason's name. */
export const lossDetails = ({ lossReason, lostReason }: Lost): string =>
  lostReason && lostReason !== lossReason?.name ? lostReason : '';

export const noReason: FieldValues = { lossReasonId: [], lostReason: '' };

const lossIn = ({ lossReasonId = [], lostReason = '' }: FieldValues) => ({
  id: (lossReasonId as ReferenceValue[])[0]?.id ?? null,
  text: textIn(lostReason).trim() || null,
});

export const noLoss = { lossReasonId: null, lostReason: null };
export type Loss = Record<keyof typeof noLoss, string | null>;

export function lossInput(values: FieldValues): Loss {
  const { id, text } = lossIn(values);
  return { lossReasonId: id, lostReason: text };
}

/** Tells whether the deal is lost, as it is where the stage is not among the values. */
export const isLost = ({ stage = 'lost' }: { stage?: unknown }) => stage === 'lost';

/** Tells whether a reason has to be written, because none of the list is chosen. */
export const needsDetails = (values: FieldValues): boolean => lossIn(values).id === null;

/** Tells whether there is neither a reason of the list nor one in words. */
export const isWithoutReason = (values: FieldValues): boolean =>
  needsDetails(values) && lossIn(values).text === null;
