import { newInvoice } from '../../gateway/testing/sample-invoices.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';

/** Adds invoices as another client would; what one does not say is as in `newInvoice`. */
export async function addInvoices(gateway: TestGateway, invoices: object[]): Promise<void> {
  const token = await gateway.tokenFor('EDITOR');
  for (const invoice of invoices) {
    const { errors } = await gateway.graphql(
      'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
      { input: { ...newInvoice, ...invoice } },
      token,
    );
    if (errors) throw new Error(errors[0]?.message);
  }
}

/** Returns the invoice that the gateway has stored under a number; undefined when there is none. */
export async function storedInvoice(gateway: TestGateway, orderNo: string) {
  const { data } = await gateway.graphql(
    `query ($text: String!) {
      invoices(filter: { text: $text }) {
        nodes {
          id orderNo status date currency vat version subtotal vatAmount total
          buyer { name address } seller { name address } items { name unit price }
        }
      }
    }`,
    { text: orderNo },
    await gateway.tokenFor('GUEST'),
  );
  return (data?.invoices.nodes as StoredInvoice[]).find((each) => each.orderNo === orderNo);
}

interface StoredInvoice {
  id: string;
  orderNo: string;
  status: string;
  date: string;
  currency: string;
  vat: number;
  version: number;
  subtotal: number;
  vatAmount: number;
  total: number;
  buyer: { name: string; address: string };
  seller: { name: string; address: string };
  items: { name: string; unit: number; price: number }[];
}
