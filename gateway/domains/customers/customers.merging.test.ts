import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
const CREATE_DEAL =
  'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }';
const CREATE_INVOICE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id } }
}`;
const CREATE_EVENT = `mutation ($input: CreateEventInput!) {
  createEvent(input: $input) { event { id customer { name } } }
}`;
const CREATE_MESSAGE = `mutation ($input: CreateMessageInput!) {
  createMessage(input: $input) { message { id customer { name } } }
}`;
const NOTE = `mutation ($input: AddCustomerNoteInput!) {
  addCustomerNote(input: $input) { note { text accountName } customer { version } }
}`;
const MERGE = `mutation ($input: MergeCustomersInput!) {
  mergeCustomers(input: $input) { customer { id version } movedCount activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const ALL = `{
  customers(first: 5) { nodes {
    id kind name document email phone city status tags notes ownerId latitude longitude
    openAmount lifetimeAmount lastPurchaseAt timeline { text }
  } }
  deals(first: 5) { nodes { id customerId } }
  invoices(first: 5) { nodes { id customerId customer { name } } }
  events(first: 5) { nodes { id customerId } }
}`;

const old = {
  id: 'old',
  kind: 'person',
  name: 'Ana Falcão',
  phone: '81900000001',
  tags: ['VIP'],
  notes: 'Liga de manhã.',
};
const twin = {
  id: 'a-twin',
  kind: 'person',
  name: 'Ana P. Falcão',
  document: '12345678909',
  email: 'ana@falcao.test',
  phone: '81900000001',
  latitude: -8,
  longitude: -34,
  tags: ['atacado', 'VIP'],
  status: 'active',
};

let gateway: TestGateway;
let admin: string;
beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  admin = await gateway.tokenFor('ADMIN');
  for (const input of [old, twin]) await ask(CREATE, input);
  const deal = { title: 'Reposição', customerId: 'a-twin', expectedCloseDay: '2030-01-01' };
  await ask(CREATE_DEAL, { ...deal, id: 'd1' });
  await ask(CREATE_INVOICE, { ...newInvoice, id: 'i1', orderNo: 'I-1', customerId: 'a-twin' });
  const visit = { title: 'Visita', start: '2030-01-02T12:00:00Z', end: '2030-01-02T13:00:00Z' };
  await ask(CREATE_EVENT, { ...visit, id: 'e1', customerId: 'a-twin' });
  await ask(NOTE, { id: 'a-twin', text: 'Gostou do preço.' });
});
afterEach(() => gateway.stop());

async function ask(query: string, input: object, token = admin) {
  const { data, errors } = await gateway.graphql(query, { input }, token);
  const payload = Object.values(data ?? {})[0] as Record<string, unknown> | undefined;
  return { payload, errors };
}

const versions = { keepId: 'old', keepVersion: 1, mergeId: 'a-twin', mergeVersion: 1 };
const merge = (input: object = {}, token = admin) => ask(MERGE, { ...versions, ...input }, token);
async function stored() {
  const { data, errors } = await gateway.graphql(ALL, {}, admin);
  expect(errors).toBe(undefined);
  return data;
}

describe('merging two customers', () => {
  it('takes over what was chosen, and all that belongs to the other one', async () => {
    const { payload } = await merge({ take: ['name', 'document', 'position', 'status'] });
    expect(payload).toMatchObject({ customer: { id: 'old', version: 2 }, movedCount: 3 });
    const after = await stored();
    expect(after?.customers.nodes).toMatchObject([
      {
        ...{ ...old, name: twin.name, document: twin.document, email: null, status: 'active' },
        ...{ latitude: -8, longitude: -34, tags: ['VIP', 'atacado'] },
        timeline: [{ text: 'Gostou do preço.' }],
      },
    ]);
    expect(after?.customers.nodes[0].lifetimeAmount).toBeGreaterThan(0);
    expect(after?.deals.nodes).toEqual([{ id: 'd1', customerId: 'old' }]);
    expect(after?.invoices.nodes).toMatchObject([{ id: 'i1', customer: { name: twin.name } }]);
    expect(after?.events.nodes).toEqual([{ id: 'e1', customerId: 'old' }]);
  });

  it('gives a person no trade name of a company', async () => {
    const shop = { id: 'shop', kind: 'company', name: 'Doces Ltda.', tradeName: 'Doceria Sabiá' };
    await ask(CREATE, shop);
    const { errors } = await merge({ mergeId: 'shop', take: ['tradeName'] });
    expect(errors).toBe(undefined);
    const NAMES = '{ customer(id: "old") { kind tradeName } }';
    const { data } = await gateway.graphql(NAMES, {}, admin);
    expect(data?.customer).toEqual({ kind: 'person', tradeName: null });
  });

  it('takes messages of other accounts along, without telling of them', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const message = { subject: 'Prazo', message: 'Até sexta.', customerId: 'a-twin' };
    const { payload } = await ask(CREATE_MESSAGE, message, editor);
    expect(payload).toMatchObject({ message: { customer: { name: twin.name } } });
    await merge();
    const OF = '{ messages(filter: { customerId: "old" }) { nodes { subject } } }';
    const found = async (token: string) => (await gateway.graphql(OF, {}, token)).data?.messages;
    expect(await found(editor)).toEqual({ nodes: [{ subject: 'Prazo' }] });
    expect(await found(admin)).toEqual({ nodes: [] });
  });

  it('is one step of an editor, which one undo of theirs takes back whole', async () => {
    const before = await stored();
    const editor = await gateway.tokenFor('EDITOR');
    const { payload } = await merge({ take: ['document', 'email', 'notes', 'owner'] }, editor);
    const { errors } = await gateway.graphql(RESTORE, { id: payload?.activityId }, editor);
    expect(errors).toBe(undefined);
    expect(await stored()).toEqual(before);
  });

  it('is taken back without what was noted on the kept one since', async () => {
    const { payload } = await merge();
    await ask(NOTE, { id: 'old', text: 'Agora com um só cadastro.' });
    await gateway.graphql(RESTORE, { id: payload?.activityId }, admin);
    const timelines = (await stored())?.customers.nodes.map(
      ({ id, timeline }: { id: string; timeline: object[] }) => [id, timeline],
    );
    expect(Object.fromEntries(timelines)).toEqual({
      old: [{ text: 'Agora com um só cadastro.' }],
      'a-twin': [{ text: 'Gostou do preço.' }],
    });
  });

  it('lets the other one come back from the trash by itself, without what went over', async () => {
    const { payload } = await merge();
    const { errors } = await gateway.graphql(
      `mutation ($id: ID!) {
        restore(input: { activityId: $id, recordId: "a-twin" }) { activity { id } }
      }`,
      { id: payload?.activityId },
      admin,
    );
    expect(errors).toBe(undefined);
    const { customers, deals } = (await stored())!;
    expect(customers.nodes).toHaveLength(2);
    expect(customers.nodes).toMatchObject(
      customers.nodes.map(({ id }: { id: string }) => ({
        timeline: id === 'old' ? [{ text: 'Gostou do preço.' }] : [],
      })),
    );
    expect(deals.nodes).toEqual([{ id: 'd1', customerId: 'old' }]);
  });

  it('is refused from an older version, with oneself, and to GUEST, and changes nothing', async () => {
    const before = await stored();
    const refused = async (input: object, token = admin) =>
      (await merge(input, token)).errors?.[0]?.extensions?.code;
    expect(await refused({ mergeVersion: 2 })).toBe('CONFLICT');
    expect(await refused({ mergeId: 'old' })).toBe('INVALID');
    expect(await refused({ mergeId: 'none' })).toBe('NOT_FOUND');
    expect(await refused({}, await gateway.tokenFor('GUEST'))).toBe('FORBIDDEN');
    expect(await stored()).toEqual(before);
  });

  it('is refused where the kept one would be of another kind than its document', async () => {
    await ask(CREATE, { id: 'shop', kind: 'company', name: 'Sol Ltda.' });
    const { errors } = await merge({ keepId: 'shop', take: ['document'] });
    expect(errors?.[0]?.extensions?.fields).toEqual({ document: 'Enter a valid CNPJ' });
    const { payload } = await merge({ keepId: 'shop', take: ['document', 'kind'] });
    expect(payload?.customer).toMatchObject({ id: 'shop' });
  });
});

describe('who may be the same', () => {
  const ALIKE = `query ($of: CustomerDuplicatesInput!) {
    customerDuplicates(of: $of) { customer { id } shares }
  }`;
  const alike = async (of: object) =>
    (await gateway.graphql(ALIKE, { of }, admin)).data?.customerDuplicates as object[];

  it.each([
    [{ document: '123.456.789-09' }, [['a-twin', 'document']]],
    [{ email: ' Ana@Falcao.test ' }, [['a-twin', 'email']]],
    [
      { phone: '+55 (81) 90000-0001' },
      [
        ['a-twin', 'phone'],
        ['old', 'phone'],
      ],
    ],
    [{ name: ' ANA FALCAO' }, [['old', 'name']]],
    [
      { name: 'Ana Falcão', phone: '81 90000 0001' },
      [
        ['old', 'phone,name'],
        ['a-twin', 'phone'],
      ],
    ],
    [{ id: 'old', phone: '81900000001' }, [['a-twin', 'phone']]],
    [{ name: '', phone: '', email: null }, []],
    [{ name: 'Ana' }, []],
  ])('as %j', async (of, expected) => {
    expect(await alike(of)).toEqual(
      expected.map(([id, shares]) => ({ customer: { id }, shares: shares!.split(',') })),
    );
  });
});

describe('a note', () => {
  it('stands on the customer’s timeline, newest first, and leaves the version', async () => {
    const { payload } = await ask(NOTE, { id: 'a-twin', text: ' Volta em maio. ' });
    expect(payload).toEqual({
      note: { text: 'Volta em maio.', accountName: expect.any(String) },
      customer: { version: 1 },
    });
    const notes = (await stored())?.customers.nodes.find(
      ({ id }: { id: string }) => id === 'a-twin',
    );
    expect(notes.timeline).toEqual([{ text: 'Volta em maio.' }, { text: 'Gostou do preço.' }]);
  });

  it('is refused without a text, without a customer and to GUEST', async () => {
    const code = async (input: object, token = admin) =>
      (await ask(NOTE, input, token)).errors?.[0]?.extensions?.code;
    expect(await code({ id: 'old', text: ' ' })).toBe('INVALID');
    expect(await code({ id: 'none', text: 'x' })).toBe('NOT_FOUND');
    expect(await code({ id: 'old', text: 'x' }, await gateway.tokenFor('GUEST'))).toBe('FORBIDDEN');
  });
});
