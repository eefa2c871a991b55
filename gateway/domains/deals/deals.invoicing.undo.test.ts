import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdCustomerId, createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const INVOICE_DEAL = `mutation ($input: InvoiceDealInput!) {
  invoiceDeal(input: $input) { deal { id invoiceId version } }
}`;
const invoiceDeal = (input: object) => gateway.graphql(INVOICE_DEAL, { input }, token);
const won = async () => {
  const customerId = await createdCustomerId(gateway, token);
  return createdDeal(gateway, token, { customerId, stage: 'won' });
};
const dealOf = async (id: string) => {
  const query = 'query ($id: ID!) { deal(id: $id) { invoiceId } }';
  return (await gateway.graphql(query, { id }, token)).data?.deal;
};

describe('taking back', () => {
  const lastActivityOf = async (id: string) =>
    (
      await gateway.graphql(
        'query ($id: ID!) { history(of: $id, first: 1) { nodes { id } } }',
        { id },
        token,
      )
    ).data?.history.nodes[0].id as string;
  const restore = (id: string) =>
    gateway.graphql(
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
      { id },
      token,
    );

  it('an earlier change of an invoiced deal leaves it invoiced', async () => {
    const { id } = await won();
    await gateway.graphql(
      'mutation ($id: ID!) { updateDeal(input: { id: $id, title: "Outra" }) { deal { id } } }',
      { id },
      token,
    );
    const change = await lastActivityOf(id);
    await invoiceDeal({ id });
    const { invoiceId } = await dealOf(id);
    expect((await restore(change)).errors).toBeUndefined();
    expect(await dealOf(id)).toMatchObject({ invoiceId });
    expect((await invoiceDeal({ id })).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('the invoicing takes the invoice away, and the deal may be invoiced again', async () => {
    const { id } = await won();
    await invoiceDeal({ id });
    const { invoiceId } = await dealOf(id);
    expect((await restore(await lastActivityOf(id))).errors).toBeUndefined();
    expect(await dealOf(id)).toMatchObject({ invoiceId: null });
    const found = await gateway.graphql(
      'query ($id: ID!) { invoice(id: $id) { id } }',
      { id: invoiceId },
      token,
    );
    expect(found.data?.invoice).toBeNull();
    expect((await invoiceDeal({ id })).errors).toBeUndefined();
  });

  it('an invoice whose snapshot still tells of the ids of deals', async () => {
    const { id } = await won();
    await invoiceDeal({ id });
    const { invoiceId } = await dealOf(id);
    const changes = gateway.store.db;
    const { after } = await changes
      .selectFrom('activityChanges')
      .select('after')
      .where('recordId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    const links = { 'deals.invoiceId': [] };
    await changes
      .updateTable('activityChanges')
      .set({ after: JSON.stringify({ ...JSON.parse(after!), links }) })
      .where('recordId', '=', invoiceId)
      .execute();
    expect((await restore(await lastActivityOf(invoiceId))).errors).toBeUndefined();
    expect(await dealOf(id)).toMatchObject({ invoiceId: null });
  });
});
