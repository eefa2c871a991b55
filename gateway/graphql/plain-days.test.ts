import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCompany } from '../testing/sample-company.ts';
import { newInvoice } from '../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const ask = async (query: string, variables = {}) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data as Record<string, Record<string, Record<string, unknown>>>;
};

async function made(kind: string, input: object, fields: string) {
  const one = kind.toLowerCase();
  const { [`create${kind}`]: payload } = await ask(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${one} { id ${fields} } } }`,
    { input },
  );
  return payload![one]!;
}

const zones = [
  ['America/Sao_Paulo', '2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-26T11:00:00.000Z', '2026-11-27T11:00:00.000Z'],
  ['UTC', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'],
] as const;

describe.each(zones)('a day alone, with the company in %s', (timeZone, midnight, next) => {
  beforeAll(() => setCompany(gateway, { timeZone }));
  const orderNo = timeZone.replace('/', '-');

  it('is its midnight there, in a variable, a literal and every REST call', async () => {
    const invoice = { ...newInvoice, orderNo, date: '2026-11-27' };
    expect(await made('Invoice', invoice, 'date')).toMatchObject({ date: midnight });
    const literal = `mutation { createProject(input: { projectName: "L", userName: "L", email: "l@x.test", date: "2026-11-27" }) {
      project { date } } }`;
    // The second time the document is compiled.
    for (let time = 0; time < 3; time += 1)
      expect(await ask(literal)).toEqual({ createProject: { project: { date: midnight } } });
    const sent = { ...newInvoice, date: '2026-11-27' };
    for (const url of ['/api/invoices/add', '/api/records/invoices']) {
      const { status } = await gateway.call({
        url,
        token,
        body: { ...sent, orderNo: `${orderNo}${url.length}` },
      });
      expect(status).toBeLessThan(300);
    }
    const { invoices } = await ask(
      '{ invoices(first: 5, sort: { field: createdNumber, direction: descending }) { nodes { date } } }',
    );
    const dates = invoices!.nodes as unknown as { date: string }[];
    expect(dates.slice(0, 2)).toEqual([{ date: midnight }, { date: midnight }]);
  });

  it('is that midnight in filters, in lists of moments, and inside other records', async () => {
    const customer = await made('Customer', { name: orderNo, kind: 'person' }, '');
    const before = new Date(Date.parse(midnight) - 1).toISOString();
    const last = new Date(Date.parse(next) - 1).toISOString();
    for (const [index, date] of [before, midnight, last, next].entries()) {
      const numbered = { orderNo: `${orderNo}${index}`, date, customerId: customer.id };
      await made('Invoice', { ...newInvoice, ...numbered }, '');
    }
    const own = { customerId: customer.id };
    const filter = { ...own, dateFrom: '2026-11-27', dateTo: '2026-11-28' };
    const found = await ask(
      'query ($filter: InvoiceFilter) { invoices(filter: $filter) { nodes { date } } }',
      { filter },
    );
    const dates = (found.invoices!.nodes as unknown as { date: string }[]).map(({ date }) => date);
    expect(dates.toSorted()).toEqual([midnight, last].toSorted());
    const { invoiceTrend } = await ask(
      `query ($filter: InvoiceFilter) {
        invoiceTrend(moments: ["2026-11-27", "2026-11-28"], filter: $filter) { from to count } }`,
      { filter: own },
    );
    expect(invoiceTrend).toEqual([{ from: midnight, to: next, count: 2 }]);
    const query = new URLSearchParams({
      'filter[customerId]': customer.id as string,
      'filter[dateFrom]': '2026-11-28',
    });
    const { body } = await gateway.call({
      method: 'GET',
      url: `/api/records/invoices?${query.toString()}`,
      token,
    });
    expect(body).toMatchObject([{ date: next }]);
  });

  it('stays the day where a day is meant', async () => {
    const dayOf = (day: string) => `${day}T00:00:00.000Z`;
    const due = { ...newInvoice, orderNo: `${orderNo}-d`, date: '2026-11-27', dueOn: '2026-11-27' };
    expect(await made('Invoice', due, 'dueOn')).toMatchObject({ dueOn: dayOf('2026-11-27') });
    const deal = { title: orderNo, expectedCloseOn: '2026-11-27' };
    expect(await made('Deal', deal, 'expectedCloseOn')).toMatchObject({
      expectedCloseOn: dayOf('2026-11-27'),
    });
    const todo = { title: 'Ligar', startDate: '2026-11-26', dueDate: '2026-11-27' };
    expect(await made('Todo', todo, 'startDate dueDate')).toMatchObject({
      startDate: dayOf('2026-11-26'),
      dueDate: dayOf('2026-11-27'),
    });
    const day = '{ dueFrom: "2026-11-27", dueTo: "2026-11-28" }';
    const { todos } = await ask(`{ todos(filter: ${day}) { nodes { title } } }`);
    expect(todos!.nodes).toContainEqual({ title: 'Ligar' });
    expect(await made('User', { name: 'Ana', bd: '1998-11-24' }, 'bd')).toMatchObject({
      bd: dayOf('1998-11-24'),
    });
  });

  it('is a day of an event of whole days, and else a moment, as the stored event says', async () => {
    const days = { title: 'Feira', start: '2026-11-27', end: '2026-11-28' };
    const whole = await made('Event', { ...days, allDay: true }, 'start end allDay');
    expect(whole).toMatchObject({
      ...{ start: '2026-11-27T00:00:00.000Z', end: '2026-11-28T00:00:00.000Z' },
      allDay: true,
    });
    const timed = await made('Event', days, 'start end');
    expect(timed).toMatchObject({ start: midnight, end: next });
    const later = async (id: unknown) => {
      const { updateEvent } = await ask(
        `mutation ($id: ID!, $day: DateTime!) {
          updateEvent(input: { id: $id, end: $day }) { event { end allDay } } }`,
        { id, day: '2026-11-30' },
      );
      return updateEvent!.event;
    };
    expect(await later(whole.id)).toEqual({ end: '2026-11-30T00:00:00.000Z', allDay: true });
    expect(await later(timed.id)).toEqual({
      end: `2026-11-${timeZone === 'Pacific/Auckland' ? '29T11' : `30${midnight.slice(10, 13)}`}:00:00.000Z`,
      allDay: false,
    });
  });
});

it('leaves moments as they are, and follows the clocks of the day', async () => {
  await setCompany(gateway, { timeZone: 'America/New_York' });
  const dated = async (date: string) =>
    (await made('Project', { projectName: 'L', userName: 'L', email: 'l@x.test', date }, 'date'))
      .date as string;
  expect(await dated('2026-07-01')).toBe('2026-07-01T04:00:00.000Z');
  expect(await dated('2026-12-01')).toBe('2026-12-01T05:00:00.000Z');
  expect(await dated('2026-12-01T00:00:00Z')).toBe('2026-12-01T00:00:00.000Z');
  expect(await dated('2026-12-01T00:00-03:00')).toBe('2026-12-01T03:00:00.000Z');
});

it('refuses a day whose midnight is beyond the years there', async () => {
  await setCompany(gateway, { timeZone: 'Asia/Tokyo' });
  const { errors } = await gateway.graphql(
    'mutation { createProject(input: { projectName: "L", userName: "L", email: "l@x.test", date: "0000-01-01" }) { activityId } }',
    {},
    token,
  );
  expect(errors).toMatchObject([
    { extensions: { code: 'INVALID', fields: { date: expect.stringContaining('years') } } },
  ]);
});
