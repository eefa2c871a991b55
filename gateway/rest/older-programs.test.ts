import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SA_ID } from '../../seed/accounts.ts';
import { newInvoice } from '../testing/sample-invoices.ts';
import { type OlderProgram, type Sent, startOlderProgram } from '../testing/older-program.ts';

let program: OlderProgram;
beforeAll(async () => {
  program = await startOlderProgram();
});
afterAll(() => program.gateway.stop());

const posted: OlderProgram['posted'] = (call, body) => program.posted(call, body);
const get: OlderProgram['get'] = (path) => program.get(path);

const [line] = newInvoice.items;
const invoice = (id: string, sent: Sent) => ({ ...newInvoice, id, ...sent });
const user = (id: string, sent: Sent) => ({ id, name: 'Iracema Bastos', ...sent });
const message = (id: string, photo: string) => ({
  id,
  sender: { name: 'Casa do Mel', photo },
  date: 'Mon, 02 Mar 2026 13:30:00 GMT',
  subject: 'Potes',
  message: '<p>Oi</p>',
});
const notification = {
  id: 'n-1',
  heading: 'Message',
  icon: { name: 'chat', color: 'primary' },
  timestamp: 1570702702573,
  title: 'New message from Devid',
  subtitle: 'Hello, Any progress...',
  path: 'chat',
};

describe('what is sent comes back as the record', () => {
  const rows: [what: string, call: string, sent: Sent, record: Sent][] = [
    [
      'numbers as texts',
      'invoices/add',
      { invoice: invoice('i-1', { vat: '12', items: [{ ...line, unit: '2', price: '3.50' }] }) },
      { id: 'i-1', vat: 12, items: [{ ...line, unit: 2, price: 3.5 }] },
    ],
    [
      'a date as the text of a browser',
      'invoices/update',
      { id: 'i-1', date: 'Mon Mar 02 2026 10:30:00 GMT-0300 (Brasilia Standard Time)' },
      { id: 'i-1', vat: 12, date: '2026-03-02T13:30:00.000Z' },
    ],
    [
      'a person with a picture of this site',
      'user/add',
      user('u-1', { age: '33', balance: '$2,138.20', imgUrl: 'assets/images/faces/13.jpg' }),
      { id: 'u-1', age: 33, balance: 2138.2, imgUrl: '/assets/images/faces/13.jpg' },
    ],
    [
      'a photo without its slash',
      'inbox/add',
      message('m-1', 'assets/images/face-2.jpg'),
      {
        id: 'm-1',
        date: '2026-03-02T13:30:00.000Z',
        sender: { name: 'Casa do Mel', photo: '/assets/images/face-2.jpg' },
      },
    ],
    [
      'an event of milliseconds',
      'calendar/events/add',
      { id: 'e-1', title: 'Feira', start: 1772458200000, end: '2026-03-02 14:30:00' },
      { id: 'e-1', start: '2026-03-02T13:30:00.000Z', end: '2026-03-02T14:30:00.000Z' },
    ],
    ['a notification in its name', 'notification/add', { notification }, notification],
    [
      'a notification with its time and path in the other form',
      'notification/add',
      { ...notification, id: 'n-2', timestamp: '2019-10-10T10:18:22.573Z', path: '/chat' },
      { ...notification, id: 'n-2' },
    ],
    [
      'a notification of the first page',
      'notification/add',
      { ...notification, id: 'n-3', path: '' },
      { id: 'n-3', path: '' },
    ],
  ];

  it.each(rows)('%s, by %s', async (_what, call, sent, record) => {
    expect(await posted(call, sent)).toContainEqual(expect.objectContaining(record));
  });
});

describe('a date of birth', () => {
  beforeAll(() => posted('user/add', user('born', {})));

  it.each([
    ['1998-11-24', '1998-11-24T00:00:00.000Z'],
    ['1998-11-24T13:25:38', '1998-11-24T13:25:38.000Z'],
    ['1998-11-24T13:25:38-03:00', '1998-11-24T16:25:38.000Z'],
    ['1998-11-24 13:25:38', '1998-11-24T13:25:38.000Z'],
    ['1998-11-24 13:25:38.5+00', '1998-11-24T13:25:38.500Z'],
    ['Tue Nov 24 1998 00:00:00 GMT-0300 (Brasilia Standard Time)', '1998-11-24T00:00:00.000Z'],
    ['Tue Nov 24 1998 00:00:00 GMT+0200 (CEST)', '1998-11-24T00:00:00.000Z'],
    ['Tue, 24 Nov 1998 00:00:00 GMT', '1998-11-24T00:00:00.000Z'],
    ['Tue Nov 24 1998', '1998-11-24T00:00:00.000Z'],
    [911865600000, '1998-11-24T00:00:00.000Z'],
    ['911865600000', '1998-11-24T00:00:00.000Z'],
    [null, null],
  ])('may be written %j', async (bd, moment) => {
    const users = await posted('user/update', user('born', { bd }));
    expect(users).toContainEqual(expect.objectContaining({ id: 'born', bd: moment }));
  });
});

describe('an event that is moved', () => {
  const EVENTS = 'calendar/events';
  const moved = { start: '2030-02-02T12:00:00.000Z', end: '2030-02-02T15:00:00.000Z' };

  it('gets its start and end alone, whatever its caller thinks of the rest', async () => {
    const read = { id: 'e-2', title: 'Feira', location: 'Praça', note: 'Cedo.', ...moved };
    await posted(`${EVENTS}/add`, { ...read, start: 1, end: 2 });
    const stale = { ...read, title: 'Antes', location: null, note: '' };
    const events = await posted(`${EVENTS}/update`, { event: stale, ...moved, title: 'Depois' });
    expect(events).toContainEqual(read);
  });
});

describe('a cart', () => {
  it('takes amounts as texts, and none takes the line out', async () => {
    const ofCart = { uid: SA_ID };
    const [product] = await get<Sent[]>('ecommerce/get-product-list');
    const item = { ...ofCart, productId: product!.id };
    const line = expect.objectContaining({ id: product!.id, amount: 3 });
    await posted('ecommerce/add-to-cart', item);
    const set = await posted('ecommerce/update-cart-amount', { ...item, amount: '3' });
    expect(set).toContainEqual(line);
    for (const amount of [0, '0']) {
      await posted('ecommerce/add-to-cart', item);
      const emptied = await posted('ecommerce/update-cart-amount', { ...item, amount });
      expect(emptied.map(({ id }) => id)).not.toContain(product!.id);
    }
  });
});

describe('a list', () => {
  const lists: [list: string, call: string, record: (id: string, index: number) => unknown][] = [
    ['invoices/all', 'invoices/add', (id, index) => invoice(id, { orderNo: String(900 - index) })],
    [
      'calendar/events/all',
      'calendar/events/add',
      (id, index) => ({ id, title: id, start: 9 - index, end: 10 }),
    ],
    ['user/all', 'user/add', (id) => user(id, {})],
    [
      'inbox/all',
      'inbox/add',
      (id, index) => ({ ...message(id, ''), date: index * 1_000_000_000 }),
    ],
    [
      'notification',
      'notification/add',
      (id, index) => ({ ...notification, id, timestamp: -index * 1e9 }),
    ],
    ['todo/all', 'todo/add', (id) => ({ todo: { id, title: id } })],
  ];

  it.each(lists)(
    'of %s is in the order in which its records were made',
    async (list, call, record) => {
      const ids = ['z', 'a', 'm'].map((id) => `order-${id}`);
      for (const [index, id] of ids.entries()) await posted(call, record(id, index));
      expect((await get<Sent[]>(list)).slice(-3).map(({ id }) => id)).toEqual(ids);
    },
  );

  it('of tags of to-dos, too', async () => {
    const ids = ['z', 'a', 'm'].map((id) => `tag-${id}`);
    for (const id of ids) await posted('todo/tag/add', { tag: { id, name: id } });
    expect((await get<Sent[]>('todo/tag')).slice(-3).map(({ id }) => id)).toEqual(ids);
  });

  it('of boards, too', async () => {
    for (const title of ['Z', 'A', 'M']) await posted('scrum-board/add-board', title);
    const boards = await get<Sent[]>('scrum-board/all-board');
    expect(boards.slice(-3).map(({ title }) => title)).toEqual(['Z', 'A', 'M']);
  });
});

describe('what is no such value is refused, and names its field', () => {
  const refused: [call: string, body: Sent, field: string][] = [
    ['invoices/add', invoice('i-9', { vat: 'twelve' }), 'vat'],
    ['invoices/add', invoice('i-9', { items: [{ ...line, unit: '1,5' }] }), 'items.0.unit'],
    ['invoices/add', invoice('i-9', { items: [{ ...line, price: '' }] }), 'items.0.price'],
    ['user/add', user('u-9', { age: 'old' }), 'age'],
    ['user/add', user('u-9', { bd: 'soon' }), 'bd'],
    ['user/add', user('u-9', { imgUrl: 'javascript:alert(1)' }), 'imgUrl'],
    [
      'notification/add',
      { ...notification, id: 'n-9', timestamp: '2026-02-30 10:00:00' },
      'timestamp',
    ],
    ['notification/add', { ...notification, id: 'n-9', path: '//elsewhere.test' }, 'path'],
    ['ecommerce/update-cart-amount', { productId: 'none', amount: 'many' }, 'amount'],
    [
      'scrum-board/reorder-list',
      { boardId: 'none', startIndex: 'first', endIndex: 1 },
      'startIndex',
    ],
  ];

  it.each(refused)('%s of %j', async (call, body, field) => {
    const { status, body: refusal } = await program.post(call, body);
    expect([status, Object.keys((refusal as { fields?: object }).fields ?? {})]).toEqual([
      400,
      [field],
    ]);
  });
});
