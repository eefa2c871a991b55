import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { type BadField, describeRoles, refusesBadFields } from '../../testing/refusals.ts';
import { startGateway, type Answer, type TestGateway } from '../../testing/test-gateway.ts';

const CREATE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id } }
}`;
const UPDATE = `mutation ($input: UpdateInvoiceInput!) {
  updateInvoice(input: $input) { invoice { id } }
}`;
const ID = 'refused-changes';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
  await gateway.graphql(CREATE, { input: { ...newInvoice, id: ID } }, token);
});
afterAll(() => gateway.stop());

const wholeList = () => gateway.call({ method: 'GET', url: '/api/invoices/all', token });

let before: Answer;
beforeEach(async () => {
  before = await wholeList();
});
afterEach(async () => {
  expect(await wholeList()).toEqual(before);
});

const [line] = newInvoice.items;
const required = 'this field is required';
const decimals = (most: string) => `must have at most ${most} decimals`;
const statuses = 'must be one of: pending, processing, delivered';
const badFields: BadField[] = [
  ['orderNo', { orderNo: ' ' }, required],
  ['orderNo', { orderNo: 'x'.repeat(65) }, 'must be at most 64 characters long'],
  ['orderNo', { orderNo: 7 }, 'must be a text'],
  ['orderNo', { orderNo: 'a\0b' }, 'has a character that cannot be stored'],
  ['status', { status: 'sent' }, statuses],
  ['status', { status: 'pendin' }, statuses],
  ['date', { date: '2026-02-30T10:00:00Z' }, 'must be a day and a time that exist'],
  ['date', { date: 'yesterday' }, expect.stringContaining('date and time with its offset')],
  ['currency', { currency: '' }, required],
  ['currency', { currency: 'x'.repeat(9) }, 'must be at most 8 characters long'],
  ['vat', { vat: -1 }, 'must be between 0 and 100'],
  ['vat', { vat: 100.01 }, 'must be between 0 and 100'],
  ['vat', { vat: 1.2345 }, decimals('three')],
  ['vat', { vat: 1e300 }, 'must be between 0 and 100'],
  ['vat', { vat: '10' }, 'must be a number'],
  ['discount', { discount: -0.01 }, 'must be between $ 0.00 and $ 74.70'],
  ['discount', { discount: 74.71, currency: 'R$' }, 'must be between R$ 0.00 and R$ 74.70'],
  ['sellerTaxId', { sellerTaxId: '12.345.678/0001-96' }, 'Enter a valid CNPJ'],
  ['buyerTaxId', { buyerTaxId: '123.456.789-00' }, 'Enter a valid CPF'],
  ['pixKey', { pixKey: 'x'.repeat(78) }, expect.stringMatching(/^Enter a Pix key/)],
  ['dueDay', { dueDay: '2026-02-30' }, 'must be a day that exists, such as 2026-03-02'],
  [
    'dueDay',
    { date: '2030-01-15T12:00:00Z', dueDay: '2030-01-14' },
    'the due date must not be before the date',
  ],
  ['buyer.name', { buyer: { name: '', address: '' } }, required],
  ['buyer.name', { buyer: { address: '' } }, required],
  ['items.0.name', { items: [{ unit: 1, price: 1 }] }, required],
  ['buyer.address', { buyer: { name: 'a', address: 'x'.repeat(501) } }, expect.any(String)],
  ['buyer', { buyer: 'Ana' }, 'must be an object in JSON'],
  ['seller.name', { seller: { name: 'x'.repeat(201) } }, expect.stringContaining('at most 200')],
  ['items.0.unit', { items: [{ ...line, unit: -1 }] }, 'must be between 0 and 1000000'],
  ['items.0.unit', { items: [{ ...line, unit: 1_000_000.001 }] }, 'must be between 0 and 1000000'],
  ['items.0.unit', { items: [{ ...line, unit: 1.0005 }] }, decimals('three')],
  ['items.0.unit', { items: [{ ...line, unit: '1,5' }] }, 'must be a number'],
  [
    'items.0.unit',
    { items: [{ ...line, unit: 1e300 }] },
    expect.stringContaining('must be between'),
  ],
  [
    'items',
    { items: [{ ...line, unit: 1_000_000, price: 1_000_000_000 }] },
    'must come to at most 10000000000000',
  ],
  [
    'items.1.price',
    { items: [line, { ...line, price: -0.01 }] },
    'must be between 0 and 1000000000',
  ],
  ['items.0.price', { items: [{ ...line, price: 1.0000005 }] }, decimals('six')],
  ['discount', { discount: 1.005 }, decimals('two')],
  ['items.0.price', { items: [{ ...line, price: '24.90' }] }, 'must be a number'],
  ['items.0.name', { items: [{ ...line, name: ' ' }] }, required],
  ['items.0', { items: [null] }, required],
  ['items', { items: Array(201).fill(line) }, 'must have at most 200 lines'],
];

describe.each([
  ['creating', CREATE, newInvoice],
  ['updating', UPDATE, { id: ID }],
])('%s an invoice changes nothing', (_what, query, input) => {
  refusesBadFields(badFields, (bad) =>
    gateway.graphql(query, { input: { ...input, ...bad } }, token),
  );

  it('when its input has a field that nobody knows', async () => {
    const { errors } = await gateway.graphql(query, { input: { ...input, total: 1 } }, token);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  });

  it('when its version is older', async () => {
    const old = { id: ID, version: 0, currency: '€', items: [] };
    const { errors } = await gateway.graphql(UPDATE, { input: old }, token);
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });
});

describe('an id', () => {
  it.each([
    ['', required],
    ['x'.repeat(65), 'must be at most 64 characters long'],
  ])('is refused, case %#', async (id, message) => {
    const { errors } = await gateway.graphql(CREATE, { input: { ...newInvoice, id } }, token);
    expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID', fields: { id: message } });
  });
});

describe('over REST', () => {
  it.each([
    [{ ...newInvoice, items: [{ ...line, unit: -1 }] }, 'items.0.unit'],
    [{ ...newInvoice, items: [{ ...line, price: 1.0000005 }] }, 'items.0.price'],
    [{ ...newInvoice, items: [{ ...line, unit: '1,5' }] }, 'items.0.unit'],
    [{ invoice: { ...newInvoice, status: 'sent' } }, 'status'],
    [{ ...newInvoice, buyer: undefined }, 'buyer'],
    [[], 'buyer'],
  ])('a bad record is answered 400, case %#', async (body, field) => {
    const answer = await gateway.call({ url: '/api/invoices/add', body, token });
    expect(answer.status).toBe(400);
    const { message, fields } = answer.body as { message: string; fields: object };
    expect(Object.keys(fields)).toContain(field);
    expect(Object.values(fields)).toContain(message);
  });
});

describeRoles(
  () => gateway,
  [
    ['read one', '{ invoice(id: "none") { id } }', 'GUEST'],
    ['list', '{ invoices(first: 1) { nodes { id } } }', 'GUEST'],
    ['write', 'mutation { updateInvoice(input: { id: "none" }) { invoice { id } } }', 'EDITOR'],
    ['delete', 'mutation { deleteInvoice(input: { id: "none" }) { id } }', 'ADMIN'],
    ['see the summary', '{ invoiceSummary { byStatus { count } } }', 'SA'],
  ],
);
