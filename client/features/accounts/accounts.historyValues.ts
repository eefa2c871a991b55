import type { HistoryValues } from '../../records/history/featureValues.ts';

/** An account is no declared kind. */
export const historyValues: HistoryValues = {
  kinds: { 'Account.avatar': 'picture', 'Account.role': 'choice' },
};
