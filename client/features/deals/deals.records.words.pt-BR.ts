import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['deals.records']> = {
  kinds: { Deal: 'venda', LossReason: 'motivo de perda' },
  lists: { Deal: 'vendas', LossReason: 'motivos de perda' },
  counted: {
    Deal_one: '{{number}} venda',
    Deal_many: '{{number}} vendas',
    Deal_other: '{{number}} vendas',
    LossReason_one: '{{number}} motivo de perda',
    LossReason_many: '{{number}} motivos de perda',
    LossReason_other: '{{number}} motivos de perda',
  },
  fields: {
    stage: 'Etapa',
    expectedCloseOn: 'Previsão',
    nextStep: 'Próximo passo',
    nextStepOn: 'Dia do próximo passo',
    lossReasonId: 'Motivo da perda',
    lostReason: 'Por que foi perdida',
    closedAt: 'Fechada em',
    stageChangedAt: 'Nesta etapa desde',
    dealProducts: 'Produtos',
    dealEntries: 'Linha do tempo',
  },
};
