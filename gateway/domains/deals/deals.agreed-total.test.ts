import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '../../records/generated/rows.ts';
import { setCompany } from '../../testing/sample-company.ts';
import { createdCustomerId, createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const INVOICE_DEAL = `mutation ($input: InvoiceDealInput!) {
  invoiceDeal(input: $input) { deal { invoiceId } }
}`;
const OF_DEAL = `query ($id: ID!) { invoice(id: $id) {
  currency dueDay date vat vatAmount total buyerTaxId sellerTaxId pixKey pixCode seller { name address }
} }`;

let gateway: TestGateway;
let token: string;
let customerId: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
beforeEach(async () => {
  customerId = await createdCustomerId(gateway, token);
});
afterAll(() => gateway.stop());

const invoiceDeal = (input: object) => gateway.graphql(INVOICE_DEAL, { input }, token);
const won = (input: object = {}) =>
  createdDeal(gateway, token, { customerId, stage: 'won', ...input });

async function invoicedAs(company: Partial<CompanyRow>, deal: object) {
  await setCompany(gateway, company);
  const { id } = await won(deal);
  const { data, errors } = await invoiceDeal({ id });
  expect(errors).toBe(undefined);
  const { invoiceId } = data!.invoiceDeal.deal;
  return (await gateway.graphql(OF_DEAL, { id: invoiceId }, token)).data?.invoice;
}

describe('an invoice of a deal', () => {
  const branch: Partial<CompanyRow> = {
    ...{ name: 'Filial Olinda Ltda.', address: 'Rua do Farol, 3, Olinda, PE' },
    ...{ taxId: '11444777000161', pixKey: '+5571996070000', currency: 'BRL', paymentDays: 7 },
  };
  const agreed = { products: [], amount: 100 };

  it('is what was agreed, from the company, in its currency and due by its terms', async () => {
    const document = `mutation ($id: ID!) {
      updateCustomer(input: { id: $id, document: "52998224725" }) { activityId }
    }`;
    await gateway.graphql(document, { id: customerId }, token);
    const invoice = await invoicedAs({ ...branch, taxRate: 18_000 }, agreed);
    const day = new Date(Date.parse(invoice.date) - 3 * 3_600_000).toISOString().slice(0, 10);
    const dueDay = new Date(Date.parse(day) + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
    expect(invoice).toMatchObject({
      ...{ currency: 'R$', vat: 18, vatAmount: 15.25, total: 100, dueDay },
      ...{ buyerTaxId: '52998224725', sellerTaxId: branch.taxId, pixKey: branch.pixKey },
      seller: { name: branch.name, address: branch.address },
      pixCode: expect.stringContaining('0114+5571996070000'),
    });
  });

  it('adds tax where the company says that its prices come without', async () => {
    const company = { ...branch, currency: 'EUR', pricesIncludeTax: 0, taxRate: 19_000 } as const;
    const terms = { paymentDays: null };
    expect(await invoicedAs({ ...company, ...terms }, agreed)).toMatchObject({
      ...{ currency: '€', vat: 19, vatAmount: 19, total: 119, dueDay: null, pixCode: null },
    });
  });

  it('needs the name of the company', async () => {
    await setCompany(gateway, { name: '' });
    const { errors } = await invoiceDeal({ id: (await won()).id });
    expect(errors?.[0]).toMatchObject({
      message: 'Invoices need a seller: enter the company’s name under Settings, Company first',
      extensions: { code: 'CONFLICT' },
    });
  });
});
