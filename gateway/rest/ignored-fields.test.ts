import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OlderProgram, type Sent, startOlderProgram } from '../testing/older-program.ts';
import { newInvoice } from '../testing/sample-invoices.ts';

let program: OlderProgram;
beforeAll(async () => {
  program = await startOlderProgram();
});
afterAll(() => program.gateway.stop());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function ignoredBy(method: Method, url: string, body?: unknown) {
  const answer = await program.gateway.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${program.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  expect([url, answer.statusCode]).toEqual([url, answer.statusCode < 300 && answer.statusCode]);
  return answer.headers['x-ignored-fields'];
}

const [line] = newInvoice.items;
const event = { title: 'Feira', start: 1, end: 2 };
const rows: [what: string, call: string, body: Sent, ignored: string | undefined][] = [
  ['nothing', 'invoices/add', newInvoice, undefined],
  [
    'a record that was read and sent back',
    'invoices/add',
    { id: 'whole', ...newInvoice, item: newInvoice.items },
    undefined,
  ],
  [
    'a name of a record and one of its lines',
    'invoices/add',
    { ...newInvoice, colour: 'red', item: [line, { ...line, size: 1 }], items: undefined },
    'colour, item.size',
  ],
  ['a name in a record', 'todo/add', { todo: { title: 'a', prio: 1 } }, 'prio'],
  ['a name beside a record', 'todo/add', { todo: { title: 'a' }, prio: 1 }, 'prio'],
  [
    'names beside an event that is dragged',
    'calendar/events/update',
    { event: { ...event, id: 'dragged' }, start: 3, end: 4, isAllDay: false, resourceId: null },
    'isAllDay, resourceId',
  ],
  ['what a call takes from nobody', 'calendar/events/add', { ...event, allDay: true }, 'allDay'],
  [
    'a name beside texts',
    'auth/login',
    { email: 'sa@retaguarda.test', password: 'x', remember: true },
    'remember',
  ],
];

describe('a call names in X-Ignored-Fields', () => {
  beforeAll(() => program.posted('calendar/events/add', { ...event, id: 'dragged' }));

  it.each(rows)('%s, of %s', async (_what, call, body, ignored) => {
    expect(await ignoredBy('POST', `/api/${call}`, body)).toBe(ignored);
  });

  it('what its address has and it does not read', async () => {
    expect(await ignoredBy('GET', '/api/invoices/all?page=2')).toBe('page');
    expect(await ignoredBy('GET', '/api/invoices?id=whole')).toBe(undefined);
    expect(await ignoredBy('GET', '/api/invoices/whole.pdf?lang=en&paper=a5')).toBe('paper');
    expect(await ignoredBy('GET', '/api/projects.csv?lang=en&page=2')).toBe('page');
    const { body } = await program.gateway.call({
      url: '/api/records/projects?notify=1',
      body: { projectName: 'P', userName: 'Ana', email: 'ana@example.test' },
      token: program.token,
    });
    const url = `/api/records/projects/${(body as { id: string }).id}`;
    expect(await ignoredBy('GET', `${url}?fields=id`)).toBe('fields');
    expect(await ignoredBy('PATCH', `${url}?notify=1`, { projectName: 'Q' })).toBe('notify');
    expect(await ignoredBy('DELETE', `${url}?force=1&notify=1`)).toBe('force, notify');
  });

  it('any name in a line of ASCII of at most a thousand characters', async () => {
    const odd = { 'a, b': 1, 'ação\r\nset-cookie: a': 1, '\ud800': 1, __proto__x: 1 };
    expect(await ignoredBy('POST', '/api/todo/tag/add', { tag: { name: 'odd' }, ...odd })).toBe(
      'a%2C%20b, a%C3%A7%C3%A3o%0D%0Aset-cookie%3A%20a, %3F, __proto__x',
    );
    const names = Array.from({ length: 500 }, (_, index) => [`${index}`.padEnd(90, 'é'), 1]);
    const many = { tag: { name: 'many' }, ...Object.fromEntries(names) };
    const header = await ignoredBy('POST', '/api/todo/tag/add', many);
    expect(header).toMatch(/^[\x20-\x7e]{300,1100}$/);
    expect(header).toMatch(/, \.\.\.$/);
  });
});
