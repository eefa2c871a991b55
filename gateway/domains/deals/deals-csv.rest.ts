import { choice, moment, money, told } from '../../csv/cells.ts';
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
  columns: (column) => ({
    title: column({
      heading: { en: 'Title', 'pt-BR': 'Título' },
      cell: told,
      value: ({ title }) => title,
    }),
    customer: column({
      heading: { en: 'Customer', 'pt-BR': 'Cliente' },
      cell: told,
      value: ({ customer }) => customer?.name,
    }),
    stage: column({
      heading: { en: 'Stage', 'pt-BR': 'Etapa' },
      cell: stage,
      value: (deal) => deal.stage,
    }),
    amount: column({
      heading: { en: 'Amount', 'pt-BR': 'Valor' },
      cell: money,
      value: ({ amount }) => amount,
    }),
    expectedCloseOn: column({
      heading: { en: 'Expected', 'pt-BR': 'Previsão' },
      cell: moment,
      value: ({ expectedCloseOn }) => expectedCloseOn,
    }),
    owner: column({
      heading: { en: 'Owner', 'pt-BR': 'Responsável' },
      cell: told,
      value: ({ owner }) => owner?.name,
    }),
    lostReason: column({
      heading: { en: 'Why it was lost', 'pt-BR': 'Motivo da perda' },
      cell: told,
      value: ({ lostReason }) => lostReason,
    }),
    stageChangedAt: column({
      heading: { en: 'In this stage since', 'pt-BR': 'Nesta etapa desde' },
      cell: moment,
      value: ({ stageChangedAt }) => stageChangedAt,
    }),
    createdAt: column({
      heading: { en: 'Since', 'pt-BR': 'Desde' },
      cell: moment,
      value: ({ createdAt }) => createdAt,
    }),
  }),
});
