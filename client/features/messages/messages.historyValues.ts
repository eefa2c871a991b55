import type { HistoryValues } from '../../records/history/featureValues.ts';

/** The screens show the day, in the company's time zone; files have the time in the reader's. */
export const historyValues: HistoryValues = { kinds: { 'Message.date': 'companyDay' } };
