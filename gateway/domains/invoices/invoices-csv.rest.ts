import { choice, moment, money, rate, told } from '../../csv/cells.ts';
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
  // eslint-disable-next-line max-lines-per-function -- it is a table
  columns: (column) => ({
    orderNo: column({
      heading: { en: 'Number', 'pt-BR': 'Número' },
      cell: told,
      value: ({ orderNo }) => orderNo,
    }),
    date: column({
      heading: { en: 'Date', 'pt-BR': 'Data' },
      cell: moment,
      value: ({ date }) => date,
    }),
    buyer: column({
      heading: { en: 'Buyer', 'pt-BR': 'Comprador' },
      cell: told,
      value: ({ buyer }) => buyer.name,
    }),
    seller: column({
      heading: { en: 'Seller', 'pt-BR': 'Vendedor' },
      cell: told,
      value: ({ seller }) => seller.name,
    }),
    status: column({
      heading: { en: 'Status', 'pt-BR': 'Situação' },
      cell: status,
      value: (invoice) => invoice.status,
    }),
    currency: column({
      heading: { en: 'Currency', 'pt-BR': 'Moeda' },
      cell: told,
      value: ({ currency }) => currency,
    }),
    subtotal: column({
      heading: { en: 'Subtotal', 'pt-BR': 'Subtotal' },
      cell: money,
      value: ({ subtotal }) => subtotal,
    }),
    vat: column({
      heading: { en: 'VAT in per cent', 'pt-BR': 'Imposto em %' },
      cell: rate,
      value: ({ vat }) => vat,
    }),
    vatAmount: column({
      heading: { en: 'VAT', 'pt-BR': 'Imposto' },
      cell: money,
      value: ({ vatAmount }) => vatAmount,
    }),
    total: column({
      heading: { en: 'Total', 'pt-BR': 'Total' },
      cell: money,
      value: ({ total }) => total,
    }),
  }),
});
