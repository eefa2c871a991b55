import type { texts as english } from './deals.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Deal: 'venda', LossReason: 'motivo de perda' },
  synonyms: { Deal: 'negócio oportunidade' },
  lists: { Deal: 'vendas', LossReason: 'motivos de perda' },
  counted: {
    Deal_one: '{{number}} venda',
    Deal_many: '{{number}} vendas',
    Deal_other: '{{number}} vendas',
    LossReason_one: '{{number}} motivo de perda',
    LossReason_many: '{{number}} motivos de perda',
    LossReason_other: '{{number}} motivos de perda',
  },
  fieldsOf: {
    Deal: {
      title: 'Título',
      customer: 'Cliente',
      stage: 'Etapa',
      amount: 'Valor',
      expectedCloseDay: 'Previsão',
      nextStep: 'Próximo passo',
      nextStepDay: 'Dia do próximo passo',
      lostReason: 'Por que foi perdida',
      lossReason: 'Motivo da perda',
      stageChangedAt: 'Nesta etapa desde',
      closedAt: 'Fechada em',
      owner: 'Responsável',
      invoice: 'Fatura',
      products: 'Produtos',
      entries: 'Linha do tempo',
    },
    DealProduct: { name: 'Produto', quantity: 'Quantidade', price: 'Preço' },
    LossReason: { name: 'Nome', position: 'Posição na lista' },
  },
  choicesOf: {
    Deal: {
      stage: {
        lead: 'Oportunidade',
        qualified: 'Qualificada',
        proposal: 'Proposta',
        negotiation: 'Negociação',
        won: 'Ganha',
        lost: 'Perdida',
      },
    },
  },
};
