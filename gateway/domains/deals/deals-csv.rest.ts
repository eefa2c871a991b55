import { choice, moment, money, readOnly } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';

const stage = choice({
  lead: { en: 'Lead', 'pt-BR': 'Oportunidade' },
  qualified: { en: 'Qualified', 'pt-BR': 'Qualificada' },
  proposal: { en: 'Proposal', 'pt-BR': 'Proposta' },
  negotiation: { en: 'Negotiation', 'pt-BR': 'Negociação' },
  won: { en: 'Won', 'pt-BR': 'Ganha' },
  lost: { en: 'Lost', 'pt-BR': 'Perdida' },
});

export const dealsExport = listExport({
  list: 'deals',
  fileName: { en: 'deals', 'pt-BR': 'vendas' },
  operation: graphql(`
    query DealsCsv($filter: DealFilter, $sort: DealSort, $after: String) {
      deals(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          title
          customer {
            name
          }
          stage
          amount
          expectedCloseOn
          owner {
            name
          }
          nextStep
          nextStepOn
          lostReason
          stageChangedAt
          createdAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.deals,
  columns: (column) => [
    column('title', readOnly, { en: 'Title', 'pt-BR': 'Título' }),
    column('customer', readOnly, {
      en: 'Customer',
      'pt-BR': 'Cliente',
      value: ({ customer }) => customer?.name,
    }),
    column('stage', stage, { en: 'Stage', 'pt-BR': 'Etapa' }),
    column('amount', money, { en: 'Amount', 'pt-BR': 'Valor' }),
    column('expectedCloseOn', moment, { en: 'Expected', 'pt-BR': 'Previsão' }),
    column('owner', readOnly, {
      en: 'Owner',
      'pt-BR': 'Responsável',
      value: ({ owner }) => owner?.name,
    }),
    column('nextStep', readOnly, { en: 'Next step', 'pt-BR': 'Próximo passo' }),
    column('nextStepOn', moment, { en: 'Next step on', 'pt-BR': 'Próximo passo em' }),
    column('lostReason', readOnly, { en: 'Why it was lost', 'pt-BR': 'Motivo da perda' }),
    column('stageChangedAt', moment, { en: 'In this stage since', 'pt-BR': 'Nesta etapa desde' }),
    column('createdAt', moment, { en: 'Since', 'pt-BR': 'Desde' }),
  ],
});
