import type { HistoryValues } from '../../records/history/featureValues.ts';

/** The tax number of a customer is checked by whether the customer is a person or a company. */
export const historyValues: HistoryValues = { kinds: { 'Customer.document': 'taxId' } };
