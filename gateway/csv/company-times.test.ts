import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { setCompany } from '../testing/sample-company.ts';
import { newInvoice } from '../testing/sample-invoices.ts';
import { domainsOf } from '../server/domains.ts';
import { declarationsIn } from '../records/declare/declare.ts';
import { readSources } from '../records/expand/sdl.ts';
import { importCsv } from '../testing/csv-files.ts';

const SHIPMENTS = `
"Something that was sent."
type Shipment @record(title: "name", read: GUEST, write: EDITOR, delete: ADMIN) {
  "What it was."
  name: String! @constraint(maxLength: 120) @sort @search
  "When it went out."
  sentAt: DateTime! @companyTime @sort
  "When somebody looked at it."
  seenAt: DateTime
}
`;
const sdl = [...readSources(), SHIPMENTS];

/** A moment that is on the 20th in Auckland and on the 19th in São Paulo. */
const NIGHT = '2026-11-20T02:00:00.000Z';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ sdl, isEmpty: true, mocksMissing: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const ask = async (query: string, variables = {}) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};

async function fileOf(list: string, query: Record<string, string>) {
  const url = `/api/${list}.csv?${new URLSearchParams(query).toString()}`;
  const answer = await gateway.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect([answer.statusCode, answer.headers['x-ignored-fields']]).toEqual([200, undefined]);
  return answer.body.split('\r\n')[1];
}

it.each([
  ['America/Sao_Paulo', '2026-11-19 23:00', '19/11/2026 23:00'],
  ['Asia/Tokyo', '2026-11-20 11:00', '20/11/2026 11:00'],
])('times of a company in %s stay in its zone, whoever asks', async (zone, en, pt) => {
  await setCompany(gateway, { timeZone: zone });
  await ask(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { activityId } }',
    {
      input: { ...newInvoice, orderNo: zone, date: NIGHT },
    },
  );
  const { createCustomer } = await ask(
    'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
    { input: { name: zone, kind: 'person' } },
  );
  const { id } = createCustomer.customer as { id: string };
  const entered = { createdAt: NIGHT, lastPurchaseAt: NIGHT };
  await gateway.store.db.updateTable('customers').set(entered).where('id', '=', id).execute();
  const filter = JSON.stringify({ text: zone });
  for (const timeZone of ['Pacific/Auckland', 'Europe/Berlin', '']) {
    const asked = { filter, timeZone };
    expect(await fileOf('invoices', { ...asked, columns: 'date' })).toBe(en);
    expect(await fileOf('invoices', { ...asked, columns: 'date', lang: 'pt-BR' })).toBe(pt);
    const columns = 'createdAt,lastPurchaseAt';
    expect(await fileOf('customers', { ...asked, columns })).toBe(`${en},${en}`);
    expect(await fileOf('customers', { ...asked, columns, lang: 'pt-BR' })).toBe(`${pt};${pt}`);
  }
});

it('events are brought and exported at the hours of the company’s calendar', async () => {
  await setCompany(gateway, { timeZone: 'America/Sao_Paulo' });
  const timeZone = 'Asia/Tokyo';
  const mapping = { Title: 'title', Start: 'start', End: 'end', 'All day': 'allDay' };
  const rows = 'Aula,2026-11-19 23:00,2026-11-20 00:30,no\nFeira,2026-11-19,2026-11-19,yes';
  const file = `Title,Start,End,All day\n${rows}\n`;
  const { done } = await importCsv(gateway, 'events', file, { token, timeZone, mapping });
  expect(done).toMatchObject({ made: 2, bad: 0 });
  const { events } = await ask('{ events { nodes { title start } } }');
  expect(events.nodes).toContainEqual({ title: 'Aula', start: NIGHT });
  const columns = 'title,start,end';
  const fileWith = (text: string) =>
    fileOf('events', { timeZone, columns, filter: JSON.stringify({ text }) });
  expect(await fileWith('Aula')).toBe('Aula,2026-11-19 23:00,2026-11-20 00:30');
  expect(await fileWith('Feira')).toBe('Feira,2026-11-19,2026-11-19');
});

it('a declared kind is written and read by the same clocks', async () => {
  expect(domainsOf(declarationsIn(sdl)).flatMap(({ imports = [] }) => imports)).toContainEqual(
    expect.objectContaining({ list: 'shipments' }),
  );
  await setCompany(gateway, { timeZone: 'America/Sao_Paulo' });
  const timeZone = 'Pacific/Auckland';
  const { done } = await importCsv(
    gateway,
    'shipments',
    'Name,Sent at,Seen at\nCaixa,2026-11-19 23:00,2026-11-20 15:00\n',
    { token, timeZone, mapping: { Name: 'name', 'Sent at': 'sentAt', 'Seen at': 'seenAt' } },
  );
  expect(done).toMatchObject({ made: 1, bad: 0 });
  const { shipments } = await ask('{ shipments(first: 2) { nodes { sentAt seenAt } } }');
  expect(shipments.nodes).toEqual([{ sentAt: NIGHT, seenAt: NIGHT }]);
  const columns = 'name,sentAt,seenAt';
  expect(await fileOf('shipments', { timeZone, columns })).toBe(
    'Caixa,2026-11-19 23:00,2026-11-20 15:00',
  );
});
