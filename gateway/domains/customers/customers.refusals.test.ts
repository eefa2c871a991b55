import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { type BadField, describeRoles, refusesBadFields } from '../../testing/refusals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
const UPDATE = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { id } }
}`;
const ID = 'refused-changes';
const ana = { kind: 'person', name: 'Ana Falcão' };

let gateway: TestGateway;
let token: string;
let before: unknown;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
  await gateway.graphql(CREATE, { input: { ...ana, id: ID } }, token);
  before = await everything();
});
afterAll(() => gateway.stop());
afterEach(async () => {
  expect(await everything()).toEqual(before);
});

const everything = async () => [
  await gateway.store.db.selectFrom('customers').selectAll().orderBy('id').execute(),
  await gateway.store.db.selectFrom('customerTags').selectAll().orderBy('tag').execute(),
  await gateway.store.db.selectFrom('activities').select('id').orderBy('number').execute(),
];

const badFields: BadField[] = [
  ['name', { name: ' ' }, 'this field is required'],
  ['name', { name: 'x'.repeat(201) }, 'must be at most 200 characters long'],
  ['tradeName', { tradeName: 'x'.repeat(201) }, 'must be at most 200 characters long'],
  ['kind', { kind: 'robot' }, expect.stringContaining('must be one of: ')],
  ['status', { status: 'sleeping' }, expect.stringContaining('must be one of: ')],
  ['channel', { channel: 'phone' }, expect.stringContaining('must be one of: ')],
  ['state', { state: 'XX' }, expect.stringContaining('must be one of: ')],
  ['document', { document: '123.456.789-00' }, 'Enter a valid CPF'],
  ['document', { document: '111.111.111-11' }, 'Enter a valid CPF'],
  ['document', { kind: 'company', document: '12.ABC.345/01DE-36' }, 'Enter a valid CNPJ'],
  ['email', { email: 'ana@' }, 'email is not valid'],
  ['phone', { phone: '3333-4444' }, 'is not a phone number'],
  ['cep', { cep: '123' }, 'must have eight digits'],
  ['latitude', { latitude: 91, longitude: 0 }, 'must be between -90 and 90'],
  ['longitude', { latitude: 1, longitude: 181 }, 'must be between -180 and 180'],
  ['longitude', { latitude: 1 }, 'needs the latitude too'],
  ['latitude', { longitude: 1 }, 'needs the longitude too'],
  ['latitude', { latitude: 'north' }, 'must be a number'],
  ['ownerId', { ownerId: 'nobody' }, 'is not an account'],
  ['tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, expect.any(String)],
  ['tags.0', { tags: [' '] }, 'this field is required'],
  ['tags.0', { tags: ['x'.repeat(41)] }, 'must be at most 40 characters long'],
  ['notes', { notes: 'x'.repeat(5001) }, 'must be at most 5000 characters long'],
];

describe.each([
  ['creating', CREATE, ana],
  ['updating', UPDATE, { id: ID }],
])('%s a customer changes nothing', (_what, query, input) => {
  refusesBadFields(badFields, (bad) =>
    gateway.graphql(query, { input: { ...input, ...bad } }, token),
  );
});

describeRoles(
  () => gateway,
  [
    ['read one', '{ customer(id: "none") { id } }', 'GUEST'],
    ['list', '{ customers(first: 1) { nodes { id } } }', 'GUEST'],
    ['list the tags', '{ customerTags }', 'GUEST'],
    [
      'create',
      'mutation { createCustomer(input: { kind: person, name: "" }) { customer { id } } }',
      'EDITOR',
    ],
    ['update', 'mutation { updateCustomer(input: { id: "none" }) { customer { id } } }', 'EDITOR'],
    ['delete', 'mutation { deleteCustomer(input: { id: "none" }) { id } }', 'ADMIN'],
  ],
);
