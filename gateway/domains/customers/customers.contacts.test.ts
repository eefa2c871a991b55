import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCsv } from '../../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const PARTS = `contacts { name role email phone isMain }
  addresses { label street city state cep isBilling isShipping }`;
const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id version ${PARTS} } }
}`;
const UPDATE = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { version ${PARTS} } activityId }
}`;
const ONE = `query ($id: ID!) { customer(id: $id) { ${PARTS} } }`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

const rita = { name: ' Rita Moura ', email: 'rita@sol.test', phone: '(81) 90000-0001' };
const branch = { label: 'Filial', street: 'Rua do Sol, 1', state: 'PE', cep: '50030-230' };

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

async function ask(query: string, variables: object) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}
const create = async (input: object) =>
  (await ask(CREATE, { input: { kind: 'company', name: 'Sol', ...input } })).createCustomer
    .customer;
const find = async (id: string) => (await ask(ONE, { id })).customer;
const found = async (text: string) =>
  (
    await ask('query ($text: String) { customers(filter: { text: $text }) { nodes { id } } }', {
      text,
    })
  ).customers.nodes.map(({ id }: { id: string }) => id);

it('keeps contacts and addresses in their order, their numbers bare', async () => {
  const { contacts, addresses } = await create({
    contacts: [rita, { name: 'Ivo', isMain: true }],
    addresses: [{ ...branch, isShipping: true }],
  });
  const ofRita = { name: 'Rita Moura', email: 'rita@sol.test', phone: '81900000001' };
  expect(contacts).toEqual([
    { ...ofRita, role: null, isMain: false },
    { name: 'Ivo', role: null, email: null, phone: null, isMain: true },
  ]);
  expect(addresses).toEqual([
    { ...branch, city: null, cep: '50030230', isBilling: false, isShipping: true },
  ]);
});

it('finds a customer by name and email of a contact, as long as it has that contact', async () => {
  const { id } = await create({ contacts: [{ name: 'Zélia Antunes', email: 'za@sol.test' }] });
  expect([await found('zelia'), await found('ZA@SOL')]).toEqual([[id], [id]]);
  await ask(UPDATE, { input: { id, city: 'Olinda' } });
  expect(await found('zelia')).toEqual([id]);
  await ask(UPDATE, { input: { id, contacts: [] } });
  expect(await found('zelia')).toEqual([]);
});

it.each([
  [{ contacts: [{ name: ' ' }] }, { 'contacts.0.name': 'this field is required' }],
  [
    { contacts: [rita, { ...rita, email: 'rita', phone: '1' }] },
    { 'contacts.1.email': 'email is not valid', 'contacts.1.phone': 'is not a phone number' },
  ],
  [{ addresses: [{ ...branch, cep: '1' }] }, { 'addresses.0.cep': 'must have eight digits' }],
  [
    { contacts: [0, 1].map(() => ({ ...rita, isMain: true })) },
    { 'contacts.1.isMain': 'is taken' },
  ],
  [
    { contacts: Array.from({ length: 21 }, () => rita) },
    { contacts: 'must have at most 20 entries' },
  ],
])('refuses %j at its field', async (input, fields) => {
  const answer = await gateway.graphql(
    CREATE,
    { input: { kind: 'company', name: 'Lua', ...input } },
    token,
  );
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields });
});

it('leaves them alone where a change names none, and takes a change of them back', async () => {
  const { id, contacts } = await create({ contacts: [rita], addresses: [branch] });
  const { updateCustomer } = await ask(UPDATE, { input: { id, version: 1, contacts: [] } });
  expect(updateCustomer.customer).toMatchObject({ version: 2, contacts: [], addresses: [{}] });
  await ask(RESTORE, { id: updateCustomer.activityId });
  expect(await find(id)).toMatchObject({ contacts });
  const same = await ask(UPDATE, { input: { id, contacts: [rita] } });
  expect(same.updateCustomer.customer.version).toBe(3);
});

it('unites those of two customers that become one, with the main ones of the one that is kept', async () => {
  const main = (name: string) => ({ contacts: [{ name, isMain: true }] });
  const keep = await create({ ...main('Rita'), addresses: [branch] });
  const merge = await create({
    contacts: [{ name: 'Ivo', isMain: true }],
    addresses: [{ street: 'Cais, 2', isBilling: true }],
  });
  const versions = { keepVersion: 1, mergeVersion: 1 };
  await ask(
    'mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { movedCount } }',
    { input: { keepId: keep.id, mergeId: merge.id, ...versions } },
  );
  expect(await find(keep.id)).toMatchObject({
    contacts: [
      { name: 'Rita', isMain: true },
      { name: 'Ivo', isMain: false },
    ],
    addresses: [{ label: 'Filial' }, { street: 'Cais, 2', isBilling: true }],
  });
});

it('has once what both customers had, with what either said of it', async () => {
  const ivo = { name: 'Ivo', email: 'ivo@sol.test' };
  const keep = await create({
    contacts: [ivo, { name: 'Rita', isMain: true }],
    addresses: [branch, { street: 'Cais, 2', isBilling: true }],
  });
  const merge = await create({
    contacts: [{ ...ivo, isMain: true }, { name: 'Ivo' }],
    addresses: [{ street: 'Cais, 2', isBilling: true, isShipping: true }, { street: 'Cais, 3' }],
  });
  const versions = { keepVersion: 1, mergeVersion: 1 };
  const { mergeCustomers } = await ask(
    'mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { activityId } }',
    { input: { keepId: keep.id, mergeId: merge.id, ...versions } },
  );
  const { contacts, addresses } = await find(keep.id);
  expect(contacts).toMatchObject([
    { ...ivo, isMain: false },
    { name: 'Rita', isMain: true },
    { name: 'Ivo', email: null },
  ]);
  expect(addresses).toMatchObject([
    { label: 'Filial' },
    { street: 'Cais, 2', isBilling: true, isShipping: true },
    { street: 'Cais, 3' },
  ]);
  await ask('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id: mergeCustomers.activityId,
  });
  const [first, second] = [await find(keep.id), await find(merge.id)];
  expect([first.contacts, second.contacts]).toMatchObject([keep.contacts, merge.contacts]);
});

it.each([
  ['the email of the other', [], 'ana@um.test', { email: 'ana@dois.test', phone: '81900000002' }],
  ['its own email', ['email', 'phone'], 'ana@dois.test', { email: 'ana@um.test', phone: null }],
])('keeps %s as a contact when it is not the main one', async (_what, take, email, contact) => {
  const keep = await create({ name: 'Ana', email: 'ana@um.test', phone: '81900000001' });
  const other = { name: 'Ana Lima', email: 'ana@dois.test', phone: '81900000002' };
  const reached = { name: 'Balcão', phone: '81900000001' };
  const merge = await create({ ...other, contacts: take.length > 0 ? [reached] : [] });
  const versions = { keepVersion: 1, mergeVersion: 1 };
  const { mergeCustomers } = await ask(
    'mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { activityId customer { email } } }',
    { input: { keepId: keep.id, mergeId: merge.id, ...versions, take } },
  );
  expect(mergeCustomers.customer).toEqual({ email });
  const { contacts } = await find(keep.id);
  expect(contacts).toContainEqual(expect.objectContaining(contact));
  expect(await found(contact.email)).toContain(keep.id);
  await ask(RESTORE, { id: mergeCustomers.activityId });
  expect([(await find(keep.id)).contacts, (await find(merge.id)).contacts]).toEqual([
    [],
    merge.contacts,
  ]);
});

it('a file that says the same of a customer leaves it as it is, contacts or not', async () => {
  const document = '12ABC34501DE35';
  const { id } = await create({ name: 'Mar', document, contacts: [rita] });
  const file = `Name,Kind,CPF or CNPJ\r\nMar,Company,${document}`;
  const mapping = { Name: 'name', Kind: 'kind', 'CPF or CNPJ': 'document' };
  const { done } = await importCsv(gateway, 'customers', file, { token, mapping });
  expect(done).toMatchObject({ unchanged: 1, changed: 0 });
  await importCsv(gateway, 'customers', file.replace('Mar', 'Mar Azul'), { token, mapping });
  expect(await found('azul rita')).toEqual([id]);
  expect(await find(id)).toMatchObject({ contacts: [{ name: 'Rita Moura' }] });
});

it('takes and answers them over REST', async () => {
  const { id } = await create({ addresses: [branch] });
  const changed = await gateway.app.inject({
    method: 'PATCH',
    url: `/api/records/customers/${String(id)}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { contacts: [{ name: 'Rita' }] },
  });
  expect(changed.json()).toMatchObject({
    contacts: [{ name: 'Rita', isMain: false }],
    addresses: [{ label: 'Filial', cep: '50030230' }],
  });
});
