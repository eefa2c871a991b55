import type { CsvWords } from '../../csv/derived-csv.ts';

export const dealsCsv: CsvWords = {
  fileName: { en: 'deals', 'pt-BR': 'vendas' },
  leftOut: ['invoiceId'],
  columns: {
    title: {},
    customer: {},
    stage: {},
    amount: {},
    expectedCloseDay: {},
    owner: {},
    nextStep: {},
    nextStepDay: {},
    lossReason: {},
    lostReason: {},
    closedAt: {},
    stageChangedAt: {},
    createdAt: { alsoKnownAs: ['since', 'desde'] },
  },
};

export const lossReasonsCsv: CsvWords = {
  fileName: { en: 'loss-reasons', 'pt-BR': 'motivos-de-perda' },
  columns: {
    name: {},
    position: { alsoKnownAs: ['place in the list', 'lugar na lista'] },
  },
};
