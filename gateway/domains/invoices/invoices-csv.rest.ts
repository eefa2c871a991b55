import { choice, moment, money, rate, readOnly } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';
import { wordsIn } from './invoice-words.ts';

const wordsOf = (value: 'pending' | 'processing' | 'delivered') => ({
  en: wordsIn('en').status[value],
  'pt-BR': wordsIn('pt-BR').status[value],
});

const status = choice({
  pending: wordsOf('pending'),
  processing: wordsOf('processing'),
  delivered: wordsOf('delivered'),
});

export const invoicesExport = listExport({
  list: 'invoices',
  fileName: { en: 'invoices', 'pt-BR': 'faturas' },
  operation: graphql(`
    query InvoicesCsv($filter: InvoiceFilter, $sort: InvoiceSort, $after: String) {
      invoices(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          orderNo
          date
          buyer {
            name
          }
          seller {
            name
          }
          status
          currency
          subtotal
          vat
          vatAmount
          total
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.invoices,
  columns: (column) => [
    column('orderNo', readOnly, { en: 'Number', 'pt-BR': 'Número' }),
    column('date', moment, { en: 'Date', 'pt-BR': 'Data' }),
    column('buyer', readOnly, {
      en: 'Buyer',
      'pt-BR': 'Comprador',
      value: ({ buyer }) => buyer.name,
    }),
    column('seller', readOnly, {
      en: 'Seller',
      'pt-BR': 'Vendedor',
      value: ({ seller }) => seller.name,
    }),
    column('status', status, { en: 'Status', 'pt-BR': 'Situação' }),
    column('currency', readOnly, { en: 'Currency', 'pt-BR': 'Moeda' }),
    column('subtotal', money, { en: 'Subtotal', 'pt-BR': 'Subtotal' }),
    column('vat', rate, { en: 'VAT in per cent', 'pt-BR': 'Imposto em %' }),
    column('vatAmount', money, { en: 'VAT', 'pt-BR': 'Imposto' }),
    column('total', money, { en: 'Total', 'pt-BR': 'Total' }),
  ],
});
