import type { CsvWords } from '../../csv/derived-csv.ts';

export const dealsCsv: CsvWords = {
  fileName: { en: 'deals', 'pt-BR': 'vendas' },
  leftOut: ['invoiceId'],
  headings: {
    title: { en: 'Title', 'pt-BR': 'Título' },
    customer: { en: 'Customer', 'pt-BR': 'Cliente' },
    stage: { en: 'Stage', 'pt-BR': 'Etapa' },
    amount: { en: 'Amount', 'pt-BR': 'Valor' },
    expectedCloseDay: { en: 'Expected', 'pt-BR': 'Previsão' },
    owner: { en: 'Owner', 'pt-BR': 'Responsável' },
    nextStep: { en: 'Next step', 'pt-BR': 'Próximo passo' },
    nextStepDay: { en: 'Next step on', 'pt-BR': 'Dia do próximo passo' },
    lossReason: { en: 'Reason lost', 'pt-BR': 'Motivo da perda' },
    lostReason: { en: 'Why it was lost', 'pt-BR': 'Por que foi perdida' },
    closedAt: { en: 'Closed on', 'pt-BR': 'Fechada em' },
    stageChangedAt: { en: 'In this stage since', 'pt-BR': 'Nesta etapa desde' },
    createdAt: { en: 'Since', 'pt-BR': 'Desde' },
  },
  choices: {
    stage: {
      lead: { en: 'Lead', 'pt-BR': 'Oportunidade' },
      qualified: { en: 'Qualified', 'pt-BR': 'Qualificada' },
      proposal: { en: 'Proposal', 'pt-BR': 'Proposta' },
      negotiation: { en: 'Negotiation', 'pt-BR': 'Negociação' },
      won: { en: 'Won', 'pt-BR': 'Ganha' },
      lost: { en: 'Lost', 'pt-BR': 'Perdida' },
    },
  },
};

export const lossReasonsCsv: CsvWords = {
  fileName: { en: 'loss-reasons', 'pt-BR': 'motivos-de-perda' },
  headings: {
    name: { en: 'Name', 'pt-BR': 'Nome' },
    position: {
      en: 'Position in the list',
      'pt-BR': 'Posição na lista',
      alsoKnownAs: ['place in the list', 'lugar na lista'],
    },
  },
};
