import type { HistoryValues } from '../../records/history/featureValues.ts';

/** The declaration has a text, because older programs write others. */
export const historyValues: HistoryValues = { kinds: { 'BoardLabel.color': 'choice' } };
