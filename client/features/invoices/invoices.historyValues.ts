import type { HistoryValues } from '../../records/history/featureValues.ts';

export const historyValues: HistoryValues = {
  kinds: { 'invoicePayments.paidOn': 'day', 'invoicePayments.method': 'choice' },
  rows: {
    invoiceItems: (say) => `${say('name')} · ${say('unitThousandths')} × ${say('priceMillionths')}`,
    invoicePayments: (say) => ['paidOn', 'method', 'amountCents'].map(say).join(' · '),
  },
};
