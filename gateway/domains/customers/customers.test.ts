import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../../seed/accounts.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id kind name tradeName document email phone website acceptsEmails acceptsMessages
  street city state cep latitude longitude status channel ownerId owner { id name } tags notes createdAt version
  contacts { name } addresses { street } timeline { id text accountName } openAmount lifetimeAmount lastPurchaseAt
  invoiceTotals { currency amount openAmount }`;
const ONE = `query ($id: ID!) { customer(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { ${WHOLE} } }
}`;
const UPDATE = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { ${WHOLE} } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { id activityId } }';

/** The fields of a customer without invoices and notes. */
const untouched = {
  contacts: [],
  addresses: [],
  timeline: [],
  openAmount: 0,
  lifetimeAmount: 0,
  invoiceTotals: [],
  lastPurchaseAt: null,
};
const ana = { kind: 'person', name: 'Ana Falcão' };
const whole = {
  kind: 'company',
  name: 'Doceria Sabiá Peixoto Ltda.',
  tradeName: 'Doceria Sabiá',
  document: '12.ABC.345/01DE-35',
  email: 'Contato@Sabia.test',
  phone: '(81) 90000-0001',
  website: 'sabia.test/loja',
  acceptsEmails: true,
  acceptsMessages: false,
  street: 'Rua do Sol, 12',
  city: 'Recife',
  state: 'PE',
  cep: '50030-230',
  latitude: -8.0542836,
  longitude: -34.881,
  status: 'active',
  channel: 'referral',
  ownerId: SA_ID,
  tags: ['revenda', 'VIP', 'VIP'],
  notes: 'Prefere a tarde.',
};

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const find = async (id: string) => (await gateway.graphql(ONE, { id }, token)).data?.customer;
const create = (input: object) => gateway.graphql(CREATE, { input }, token);
const update = (input: object) => gateway.graphql(UPDATE, { input }, token);

async function created(input: object = ana) {
  const { data, errors } = await create(input);
  expect(errors).toBeUndefined();
  return data?.createCustomer.customer as { id: string; createdAt: string };
}

describe('creating a customer', () => {
  it('needs no more than a kind and a name', async () => {
    const before = new Date().toISOString();
    const customer = await created();
    const none = Object.fromEntries(
      'tradeName document email phone website street city state cep latitude longitude ownerId owner notes'
        .split(' ')
        .map((field) => [field, null]),
    );
    expect(customer).toEqual({
      ...none,
      ...ana,
      ...untouched,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      status: 'lead',
      channel: 'site',
      ...{ acceptsEmails: false, acceptsMessages: false },
      tags: [],
      createdAt: expect.any(String),
      version: 1,
    });
    expect(customer.createdAt >= before).toBe(true);
    expect(await find(customer.id)).toEqual(customer);
  });

  it('keeps everything that is given, in the form in which it is compared', async () => {
    const customer = await created({ ...whole, id: 'an-id-of-ours' });
    expect(customer).toEqual({
      ...whole,
      ...untouched,
      id: 'an-id-of-ours',
      document: '12ABC34501DE35',
      email: 'contato@sabia.test',
      phone: '81900000001',
      cep: '50030230',
      latitude: -8.054284,
      owner: { id: SA_ID, name: 'Marina Duarte' },
      tags: ['VIP', 'revenda'],
      createdAt: expect.any(String),
      version: 1,
    });
    expect(await find(customer.id)).toEqual(customer);
  });

  it('refuses an id in use', async () => {
    const { id } = await created();
    const { errors } = await create({ ...ana, id });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { id: 'is taken' } });
  });

  it('refuses a document in use, however it is written', async () => {
    await created({ ...ana, document: '529.982.247-25' });
    const { errors } = await create({ ...ana, document: '52998224725' });
    expect(errors?.[0]).toMatchObject({
      message: 'A customer with this document already exists',
      extensions: { code: 'CONFLICT', fields: { document: 'is taken' } },
    });
  });

  it('gives a document to one of twenty that want it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create({ ...ana, document: '123.456.789-09' })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'done').sort();
    expect(codes).toEqual([...Array<string>(19).fill('CONFLICT'), 'done']);
  });
});

describe('updating a customer', () => {
  it('changes what is given and nothing else', async () => {
    const customer = await created({ ...whole, document: null });
    const { data } = await update({ id: customer.id, version: 1, city: 'Olinda', tags: ['novo'] });
    const expected = { ...customer, city: 'Olinda', tags: ['novo'], version: 2 };
    expect(data?.updateCustomer.customer).toEqual(expected);
    expect(await find(customer.id)).toEqual(expected);
  });

  it('answers no trade name of a person, and keeps it for the day when it is a company', async () => {
    const { id } = await created({ ...ana, tradeName: 'Doces da Ana' });
    expect(await find(id)).toMatchObject({ kind: 'person', tradeName: null });
    await update({ id, kind: 'company' });
    expect(await find(id)).toMatchObject({ kind: 'company', tradeName: 'Doces da Ana' });
  });

  it('empties what may be empty, and keeps what may not', async () => {
    const { id } = await created({ ...whole, document: null });
    const none = { tradeName: null, latitude: null, longitude: null, ownerId: null, notes: ' ' };
    await update({ id, ...none, name: null, status: null, tags: null });
    expect(await find(id)).toMatchObject({
      ...none,
      notes: null,
      owner: null,
      name: whole.name,
      status: 'active',
      tags: ['VIP', 'revenda'],
    });
  });

  it('finds it under its new name', async () => {
    const { id } = await created();
    await update({ id, name: 'Zélia Uchôa Ímpar', phone: '(96) 90000-4321' });
    for (const text of ['uchoa impar', '96900004321', '(96) 90000-4321']) {
      const query = 'query ($text: String) { customers(filter: { text: $text }) { nodes { id } } }';
      const { data } = await gateway.graphql(query, { text }, token);
      expect([text, data?.customers.nodes]).toEqual([text, [{ id }]]);
    }
  });

  it('refuses an older version with the customer as it now is', async () => {
    const { id } = await created();
    await update({ id, version: 1, city: 'Natal' });
    const { data, errors } = await update({ id, version: 1, city: 'Recife', tags: ['x'] });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      current: expect.objectContaining({ ...(await find(id)), updatedAt: expect.any(String) }),
      changed: { at: expect.any(String), by: { id: expect.any(String), name: expect.any(String) } },
    });
    expect(await find(id)).toMatchObject({ city: 'Natal', tags: [], version: 2 });
  });

  it('refuses the document of another, and keeps its own', async () => {
    const { id } = await created({ ...ana, document: '111.444.777-35' });
    expect((await update({ id, document: '11144477735' })).errors).toBeUndefined();
    const other = await created();
    const { errors } = await update({ id: other.id, document: '11144477735', tags: ['x'] });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: { document: 'is taken' },
    });
    expect(await find(other.id)).toEqual(other);
  });

  it('refuses a kind that its document is not of', async () => {
    const { id } = await created({ ...ana, document: '000.000.001-91' });
    const { errors } = await update({ id, kind: 'company' });
    expect(errors?.[0]?.extensions?.fields).toEqual({ document: 'Enter a valid CNPJ' });
  });

  it('refuses an unknown id', async () => {
    const { errors } = await update({ id: 'none', city: 'Natal' });
    expect(errors?.[0]).toMatchObject({
      message: 'Customer not found',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('deleting a customer', () => {
  it('takes it and its tags out', async () => {
    const { id } = await created({ ...ana, tags: ['some-tag'] });
    const { data } = await gateway.graphql(DELETE, { id }, token);
    expect(data?.deleteCustomer).toEqual({ id, activityId: expect.any(String) });
    expect(await find(id)).toBeNull();
    const { data: after } = await gateway.graphql('{ customerTags }', {}, token);
    expect(after?.customerTags).not.toContain('some-tag');
    const { errors } = await gateway.graphql(DELETE, { id }, token);
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

it('stays when the account that looks after it goes', async () => {
  const owner = await gateway.store.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'editor@retaguarda.test')
    .executeTakeFirstOrThrow();
  const { id } = await created({ ...ana, ownerId: owner.id });
  await gateway.store.db.deleteFrom('accounts').where('id', '=', owner.id).execute();
  expect(await find(id)).toMatchObject({ ownerId: null, owner: null });
});
