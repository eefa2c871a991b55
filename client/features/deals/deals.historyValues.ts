import type { HistoryValues } from '../../records/history/featureValues.ts';

export const historyValues: HistoryValues = {
  rows: {
    dealProducts: (say) =>
      `${say('name')} · ${say('quantityThousandths')} × ${say('priceMillionths')}`,
  },
};
