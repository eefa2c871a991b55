import { afterEach, beforeEach, expect, it } from 'vitest';
import { png } from '../../testing/sample-files.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { uploader } from '../../testing/uploader.ts';

const CREATE = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`;
const WRITE = `mutation ($input: CreateMessageInput!) {
  createMessage(input: $input) { message { id } }
}`;
const CREATE_DEAL = `mutation ($input: CreateDealInput!) {
  createDeal(input: $input) { deal { id } }
}`;
const CREATE_INVOICE = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id } }
}`;
const NOTE = `mutation ($input: AddCustomerNoteInput!) {
  addCustomerNote(input: $input) { note { text } }
}`;
const MERGE = `mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { activityId } }`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const LINKED = `{
  customers(first: 5, sort: { field: name }) { nodes { id name document lifetimeAmount timeline { text } } }
  deals(first: 5) { nodes { id customerId } }
  invoices(first: 5) { nodes { id customerId } }
  messages(first: 5) { nodes { subject customerId } }
  old: attachedFiles(kind: "Customer", id: "old") { totalCount }
  twin: attachedFiles(kind: "Customer", id: "twin") { totalCount }
}`;

let gateway: TestGateway;
let admin: string;
beforeEach(async () => {
  gateway = await startGateway({ isEmpty: true });
  admin = await gateway.tokenFor('ADMIN');
  await ask(admin, CREATE, { input: { id: 'old', kind: 'person', name: 'Ana Falcão' } });
  const twin = { id: 'twin', kind: 'person', name: 'Ana P. Falcão', document: '12345678909' };
  await ask(admin, CREATE, { input: twin });
  await ask(admin, CREATE_DEAL, { input: { ...deal, id: 'd1' } });
});
afterEach(() => gateway.stop());

const deal = { title: 'Reposição', customerId: 'twin', expectedCloseDay: '2030-01-01' };
const versions = { keepId: 'old', keepVersion: 1, mergeId: 'twin', mergeVersion: 1 };

async function merged(): Promise<string> {
  const input = { ...versions, take: ['name', 'document'] };
  return (await ask(admin, MERGE, { input })).mergeCustomers.activityId as string;
}

const restored = async (id: string) =>
  (await ask(admin, RESTORE, { id })).restore.activity.id as string;

async function ask(token: string, query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBe(undefined);
  return data!;
}

it('a merge is undone, done again and undone again, with what others wrote and attached', async () => {
  const editor = await gateway.tokenFor('EDITOR');
  for (const id of ['old', 'twin']) {
    const message = { subject: `About ${id}`, message: 'Até sexta.', customerId: id };
    await ask(editor, WRITE, { input: message });
  }
  await ask(admin, CREATE_INVOICE, { input: { ...newInvoice, id: 'i1', customerId: 'twin' } });
  await ask(admin, NOTE, { input: { id: 'twin', text: 'Gostou do preço.' } });
  const fields = { attachedTo: 'Customer/twin' };
  await uploader(gateway)([{ name: 'foto.png', bytes: png }], { token: editor, fields });

  const before = await ask(editor, LINKED);
  const merge = await merged();
  const after = await ask(editor, LINKED);
  expect(after).toMatchObject({
    customers: { nodes: [{ id: 'old', document: '12345678909' }] },
    deals: { nodes: [{ customerId: 'old' }] },
    old: { totalCount: 1 },
  });
  const undo = await restored(merge);
  expect(await ask(editor, LINKED)).toEqual(before);
  const redo = await restored(undo);
  expect(await ask(editor, LINKED)).toEqual(after);
  await restored(redo);
  expect(await ask(editor, LINKED)).toEqual(before);
});

it('a merge is not done again where the other one got something since', async () => {
  const undo = await restored(await merged());
  await ask(admin, CREATE_DEAL, { input: { ...deal, id: 'd2' } });
  const before = await ask(admin, LINKED);
  const { errors } = await gateway.graphql(RESTORE, { id: undo }, admin);
  expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect(await ask(admin, LINKED)).toEqual(before);
});
