import type { HttpContender } from './over-http.ts';

type Request = HttpContender['request'];

/** A page of 20 with every field that an invoice has. */
export const invoicesQuery: Request = {
  method: 'POST',
  path: '/graphql',
  body: {
    query: `
      query Invoices($first: Int) {
        invoices(first: $first) {
          nodes {
            id orderNo status date currency vat subtotal vatAmount total version
            buyer { name address }
            seller { name address }
            items { name unit price }
          }
        }
      }
    `,
    variables: { first: 20 },
  },
};

export const everyInvoice: Request = { method: 'GET', path: '/api/invoices/all' };
