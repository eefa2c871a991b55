import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OlderProgram, type Sent, startOlderProgram } from '../testing/older-program.ts';
import { newInvoice } from '../testing/sample-invoices.ts';

let program: OlderProgram;
beforeAll(async () => {
  program = await startOlderProgram();
});
afterAll(() => program.gateway.stop());

const lines = (name: string) => [{ name, unit: 1, price: 1 }];

/** Returns the lines after an update of an invoice with one line `stored`. */
async function linesAfter(id: string, update: Sent) {
  await program.posted('invoices/add', { ...newInvoice, id, items: lines('stored') });
  const { status, body } = await program.post('invoices/update', { id, ...update });
  if (status !== 200) return body;
  const invoice = (body as Sent[]).find((each) => each.id === id)!;
  expect(invoice.item).toEqual(invoice.items);
  return invoice.items;
}

it.each([
  ['older', { item: lines('new') }],
  ['own', { items: lines('new') }],
  ['older beside what was read', { item: lines('new'), items: lines('stored') }],
  ['own beside what was read', { item: lines('stored'), items: lines('new') }],
  ['one for both', { item: lines('new'), items: lines('new') }],
])('lines are changed by their %s name', async (what, update) => {
  expect(await linesAfter(what, update)).toEqual(lines('new'));
});

it('all lines are taken out by either name', async () => {
  expect(await linesAfter('out', { item: [], items: lines('stored') })).toEqual([]);
  expect(await linesAfter('out-2', { item: lines('stored'), items: [] })).toEqual([]);
});

it('two changes of the same lines are refused, and none is lost', async () => {
  expect(await linesAfter('both', { item: lines('a'), items: lines('b') })).toMatchObject({
    fields: { item: 'is not the same as items, and both were changed' },
  });
  const both = await program.get<Sent>('invoices?id=both');
  expect(both.items).toEqual(lines('stored'));
  const added = { ...newInvoice, item: lines('a'), items: lines('b') };
  expect((await program.post('invoices/add', added)).status).toBe(400);
});

it('a new invoice takes the lines of the name that has some', async () => {
  const added = [
    { ...newInvoice, id: 'n-1', item: lines('a'), items: [] },
    { ...newInvoice, id: 'n-2', item: [], items: lines('a') },
  ];
  for (const invoice of added) {
    const all = await program.posted('invoices/add', invoice);
    expect(all.at(-1)).toMatchObject({ id: invoice.id, items: lines('a'), item: lines('a') });
  }
});
