import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

const EXAMPLE_ID = '38a4736f265cd0dc8960a401';

graphql(`
  fragment RestInvoiceFields on Invoice {
    id
    orderNo
    status
    date
    currency
    vat
    buyer {
      name
      address
    }
    seller {
      name
      address
    }
    items {
      name
      unit
      price
    }
  }
`);

const allInvoices = restRoute({
  route: 'GET /api/invoices/all',
  operation: graphql(`
    query RestInvoices($after: String) {
      invoices(first: 100, after: $after, sort: { field: createdNumber, direction: ascending }) {
        nodes {
          ...RestInvoiceFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pages: ({ invoices }) => invoices,
  example: { url: '/api/invoices/all', status: 200 },
});

export const invoicesRest = [
  allInvoices,
  restRoute({
    route: 'GET /api/invoices',
    operation: graphql(`
      query RestInvoice($id: ID!) {
        invoice(id: $id) {
          ...RestInvoiceFields
        }
      }
    `),
    variables: ({ argument }) => ({ id: argument('id') }),
    answer: ({ invoice }) => invoice,
    example: { url: `/api/invoices?id=${EXAMPLE_ID}`, status: 200 },
  }),
  restRoute({
    route: 'POST /api/invoices/add',
    operation: graphql(`
      mutation RestAddInvoice($input: CreateInvoiceInput!) {
        createInvoice(input: $input) {
          invoice {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('invoice') }),
    thenAnswer: allInvoices,
    example: {
      url: '/api/invoices/add',
      body: {
        buyer: { name: 'Casa do Mel', address: 'Rua das Flores, 10' },
        seller: { name: 'Retaguarda Comércio Ltda.', address: '' },
        items: [{ name: 'Pote de mel', unit: 3, price: 24.9 }],
      },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/invoices/update',
    operation: graphql(`
      mutation RestUpdateInvoice($input: UpdateInvoiceInput!) {
        updateInvoice(input: $input) {
          invoice {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({
      input: { ...(record('invoice') as { id: string }), isCorrection: true },
    }),
    thenAnswer: allInvoices,
    example: {
      url: '/api/invoices/update',
      body: { id: EXAMPLE_ID, status: 'delivered' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/invoices/delete',
    operation: graphql(`
      mutation RestDeleteInvoice($input: DeleteInvoiceInput!) {
        deleteInvoice(input: $input) {
          id
        }
      }
    `),
    variables: ({ argument }) => ({ input: { id: argument('id') } }),
    thenAnswer: allInvoices,
    example: { url: '/api/invoices/delete', body: { id: EXAMPLE_ID }, status: 200 },
  }),
];
