import type { CreateInvoiceInput } from '../../graphql/generated/resolvers.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restList, restOne } from '../../rest/rest-reading.ts';

const fields =
  'id orderNo status date currency vat buyer { name address } seller { name address } items { name unit price } item: items { name unit price }';

const olderNames = { item: 'items' };

interface Party {
  name?: unknown;
}

/** The editor of older programs keeps an invoice before anyone is named on it. */
function withNames<Sent extends object>(sent: Sent): Sent {
  const { buyer, seller } = sent as { buyer?: Party; seller?: Party };
  return {
    ...sent,
    ...(buyer?.name === '' && { buyer: { ...buyer, name: NO_NAME } }),
    ...(seller?.name === '' && { seller: { ...seller, name: NO_NAME } }),
  };
}

const NO_NAME = '—';

const EXAMPLE_ID = '38a4736f265cd0dc8960a401';

const allInvoices = restList({
  route: 'GET /api/invoices/all',
  list: 'invoices',
  which: 'sort: { field: createdNumber, direction: ascending }',
  fields,
});

const oneInvoice = restOne({
  route: 'GET /api/invoices',
  one: 'invoice',
  fields,
  example: { url: `/api/invoices?id=${EXAMPLE_ID}` },
});

export const invoicesRest = [
  allInvoices,
  oneInvoice,
  restChange({
    route: 'POST /api/invoices/add',
    mutation: 'createInvoice',
    // Older programs know prices without tax alone, and compute the totals that they show.
    input: ({ record }) =>
      withNames({ pricesIncludeTax: false, ...(record('invoice') as CreateInvoiceInput) }),
    olderNames,
    stored: oneInvoice,
    thenAnswer: allInvoices,
    example: {
      body: {
        buyer: { name: 'Casa do Mel', address: 'Rua das Flores, 10' },
        seller: { name: 'Retaguarda Comércio Ltda.', address: '' },
        items: [{ name: 'Pote de mel', unit: 3, price: 24.9 }],
      },
    },
  }),
  restChange({
    route: 'POST /api/invoices/update',
    mutation: 'updateInvoice',
    input: ({ record }) => ({ ...(record('invoice') as { id: string }), isCorrection: true }),
    olderNames,
    stored: oneInvoice,
    thenAnswer: allInvoices,
    example: {
      body: { id: EXAMPLE_ID, status: 'processing' },
    },
  }),
  restChange({
    route: 'POST /api/invoices/delete',
    mutation: 'deleteInvoice',
    input: ({ argument }) => ({ id: argument('id') }),
    thenAnswer: allInvoices,
    example: { body: { id: EXAMPLE_ID } },
  }),
];
