import { seedId } from '../../../seed/seed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { createdCustomerId, createdDeal, newDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id title customerId customer { name } stage amount expectedCloseDay
  products { productId name quantity price } ownerId owner { id name } nextStep nextStepDay lostReason invoiceId
  stageChangedAt createdAt version timeline { kind text fromStage toStage accountName }`;
const ONE = `query ($id: ID!) { deal(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { ${WHOLE} } } }`;
const UPDATE = `mutation ($input: UpdateDealInput!) { updateDeal(input: $input) { deal { ${WHOLE} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteDeal(input: { id: $id }) { id activityId } }';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const find = async (id: string) => (await gateway.graphql(ONE, { id }, token)).data?.deal;
const create = (input: object) => gateway.graphql(CREATE, { input }, token);
const update = (input: object) => gateway.graphql(UPDATE, { input }, token);
const created = (input: object = {}) => createdDeal(gateway, token, input);

describe('creating a deal', () => {
  it('gives what is left out its default', async () => {
    const { data } = await create({ title: 'Som', expectedCloseDay: '2030-05-06' });
    const deal = data?.createDeal.deal;
    expect(deal).toMatchObject({
      title: 'Som',
      customerId: null,
      customer: null,
      stage: 'lead',
      amount: 0,
      expectedCloseDay: '2030-05-06',
      products: [],
      owner: null,
      lostReason: null,
      invoiceId: null,
      version: 1,
      timeline: [{ kind: 'stage', text: null, fromStage: null, toStage: 'lead' }],
    });
    expect(deal.stageChangedAt).toBe(deal.createdAt);
    expect(await find(deal.id)).toEqual(deal);
  });

  it('keeps everything that is given, and adds its products up', async () => {
    const customerId = await createdCustomerId(gateway, token);
    const given = {
      id: 'an-id-of-ours',
      title: 'Som ambiente',
      customerId,
      stage: 'lost',
      lostReason: 'Preço.',
      ownerId: SA_ID,
      nextStep: 'Levar a amostra',
      nextStepDay: '2030-05-02',
      products: [
        { productId: seedId('products', 3), name: 'Caixa', quantity: 2, price: 589 },
        { productId: null, name: 'Montagem', quantity: 1, price: 95.05 },
      ],
    };
    const { data } = await create({ ...newDeal, ...given, amount: 1 });
    expect(data?.createDeal.deal).toMatchObject({
      ...given,
      amount: 1273.05,
      customer: { name: 'Zélia Uchôa' },
      owner: { id: SA_ID, name: 'Marina Duarte' },
      timeline: [{ kind: 'stage', text: 'Preço.', fromStage: null, toStage: 'lost' }],
    });
  });

  it('refuses an id in use', async () => {
    const { id } = await created();
    const { errors } = await create({ ...newDeal, id });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { id: 'is taken' } });
  });
});

describe('updating a deal', () => {
  it('changes what is given and nothing else', async () => {
    const { id } = await created();
    const before = await find(id);
    const { data } = await update({ id, version: 1, title: 'Outro título', amount: 7 });
    const expected = { ...before, title: 'Outro título', version: 2 };
    expect(data?.updateDeal.deal).toEqual(expected);
    expect(await find(id)).toEqual(expected);
  });

  it('puts new products in the place of the old ones, and keeps the amount without any', async () => {
    const { id } = await created();
    const products = [{ productId: null, name: 'Cabo', quantity: 2, price: 10.05 }];
    await update({ id, products });
    expect(await find(id)).toMatchObject({ products, amount: 20.1 });
    await update({ id, products: [] });
    expect(await find(id)).toMatchObject({ products: [], amount: 20.1 });
    await update({ id, amount: 99.5 });
    expect(await find(id)).toMatchObject({ amount: 99.5 });
  });

  it('empties what may be empty', async () => {
    const customerId = await createdCustomerId(gateway, token);
    const step = { nextStep: 'Ligar', nextStepDay: '2030-05-02' };
    const { id } = await created({ customerId, ownerId: SA_ID, ...step });
    const none = { customerId: null, nextStep: null, nextStepDay: null };
    await update({ id, ...none, ownerId: null, title: null });
    expect(await find(id)).toMatchObject({ ...none, owner: null, title: newDeal.title });
  });

  it('refuses an older version with the deal as it now is', async () => {
    const { id } = await created();
    await update({ id, version: 1, title: 'a' });
    const { data, errors } = await update({ id, version: 1, title: 'b', products: [] });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id, title: 'a', version: 2, products: newDeal.products },
    });
    expect(await find(id)).toMatchObject({ title: 'a', amount: 1049.7 });
  });

  it('refuses an unknown id', async () => {
    const { errors } = await update({ id: 'none', title: 'a' });
    expect(errors?.[0]).toMatchObject({
      message: 'Deal not found',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('deleting a deal', () => {
  it('takes it, its products and its timeline out', async () => {
    const { id } = await created();
    const { data } = await gateway.graphql(DELETE, { id }, token);
    expect(data?.deleteDeal).toEqual({ id, activityId: expect.any(String) });
    expect(await find(id)).toBeNull();
    for (const table of ['dealProducts', 'dealEntries'] as const) {
      const rows = gateway.store.db.selectFrom(table).selectAll().where('dealId', '=', id);
      expect(await rows.execute()).toEqual([]);
    }
    const { errors } = await gateway.graphql(DELETE, { id }, token);
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const restore =
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
    await gateway.graphql(restore, { id: data?.deleteDeal.activityId }, token);
    expect(await find(id)).toMatchObject({ id, products: newDeal.products });
  });
});

describe('a deal whose customer is deleted', () => {
  it('stays without one, and has it again when the customer is put back', async () => {
    const customerId = await createdCustomerId(gateway, token);
    const { id } = await created({ customerId });
    const query = 'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { activityId } }';
    const { data } = await gateway.graphql(query, { id: customerId }, token);
    expect(await find(id)).toMatchObject({ customerId: null, customer: null, version: 2 });
    const restore =
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
    await gateway.graphql(restore, { id: data!.deleteCustomer.activityId }, token);
    expect(await find(id)).toMatchObject({ customerId, customer: { name: 'Zélia Uchôa' } });
  });
});
