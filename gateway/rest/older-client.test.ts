import { afterAll, beforeAll, expect, it } from 'vitest';
import { SA_ID } from '../../seed/accounts.ts';
import { type OlderProgram, type Sent, startOlderProgram } from '../testing/older-program.ts';

let program: OlderProgram;
beforeAll(async () => {
  program = await startOlderProgram();
});
afterAll(() => program.gateway.stop());

/** GET with its argument in a body, as the template's client sends it. */
async function get<Answer = Sent[]>(call: string, data?: unknown): Promise<Answer> {
  const { gateway, token } = program;
  const body = data === undefined ? {} : { body: data };
  const answer = await gateway.call({ method: 'GET', url: `/api/${call}`, token, ...body });
  expect([call, answer.status, answer.body]).toEqual([call, 200, expect.anything()]);
  return answer.body as Answer;
}
const post: OlderProgram['posted'] = (call, body) => program.posted(call, body);
const refused = async (call: string, body: unknown) => (await program.post(call, body)).status;

const now = new Date('2027-03-01T12:00:00.000Z');
const later = new Date('2027-03-01T13:00:00.000Z');
const withId = (id: unknown) => expect.objectContaining({ id });

it('signs in, registers and reads its profile', async () => {
  const email = 'sa@retaguarda.test';
  await post('auth/login', { email, password: 'any' });
  await post('auth/register', {
    email: 'new@example.test',
    username: 'new',
    password: 'S3nha-forte!',
  });
  expect(await refused('auth/login', { email: 'nobody@example.test', password: 'x' })).toBe(400);
  expect(await get('auth/profile')).toMatchObject({ user: { email } });
});

it('edits invoices by lines named item', async () => {
  const [first] = await get('invoices/all');
  expect(await get('invoices', first!.id)).toEqual({ ...first, item: first!.items });
  const editor = {
    ...{ id: 'inv-1', vat: '10', status: 'pending', orderNo: '777', currency: '$', date: now },
    buyer: { name: 'B', address: 'a' },
    seller: { name: 'S', address: 'a' },
    item: [{ name: 'A', unit: '2', price: '3.5' }],
  };
  const lines = [{ name: 'A', unit: 2, price: 3.5 }];
  const shown = expect.objectContaining({ id: 'inv-1', vat: 10, item: lines, items: lines });
  expect(await post('invoices/add', editor)).toContainEqual(shown);

  const untouched = { name: '', unit: '', price: '' };
  const nothing = { name: null, unit: '', price: null };
  const added = {
    ...editor,
    id: 'inv-2',
    orderNo: '778',
    item: [untouched, ...editor.item, nothing],
  };
  const second = expect.objectContaining({ id: 'inv-2', item: lines });
  expect(await post('invoices/add', { ...added, items: [untouched] })).toContainEqual(second);

  const blank = { name: '', address: '' };
  const empty = { vat: '', item: [], status: '', orderNo: '', currency: '', date: now };
  const made = await post('invoices/add', { ...empty, id: 'inv-3', buyer: blank, seller: blank });
  const usual = { id: 'inv-3', vat: 10, status: 'pending', currency: '$', items: [] };
  expect(made.at(-1)).toMatchObject({ ...usual, orderNo: expect.stringMatching(/^INV-\d+$/) });

  const read = made.find(({ id }) => id === 'inv-1')!;
  await post('invoices/update', { ...read, vat: '12' });
  expect(await get('invoices', 'inv-1')).toEqual({ ...read, vat: 12 });
  expect(await post('invoices/delete', read)).not.toContainEqual(withId('inv-1'));
});

it('plans events by a dialog, drags and deletes them', async () => {
  const EVENTS = 'calendar/events';
  const dialog = { note: 'nota', title: 'Reunião', location: 'Sala' };
  const ofDialog = { id: 'ev-1', ...dialog, endingDate: later, startingDate: now };
  const times = { start: now.toISOString(), end: later.toISOString() };
  const planned = { id: 'ev-1', ...dialog, ...times };
  expect(await post(`${EVENTS}/add`, ofDialog)).toContainEqual(planned);
  await post(`${EVENTS}/add`, { id: 'ev-2', ...dialog, start: now, end: later });
  expect(await get(`${EVENTS}/all`)).toContainEqual({ ...planned, id: 'ev-2' });

  const dragged = { start: later, end: new Date(later.getTime() + 1), isAllDay: false };
  const [, moved] = (
    await post(`${EVENTS}/update`, { event: planned, ...dragged, resourceId: null })
  ).slice(-2);
  expect(moved).toMatchObject({ id: 'ev-2' });
  const renamed = { ...planned, title: 'T', startingDate: now, endingDate: now };
  expect(await post(`${EVENTS}/update`, renamed)).toContainEqual({
    ...planned,
    title: 'T',
    end: times.start,
  });
  expect(await post(`${EVENTS}/delete`, planned)).not.toContainEqual(withId('ev-1'));
});

it('keeps people by a form with inputs that nobody touched', async () => {
  const [first] = await get('user/all');
  expect(await get('user', first!.id)).toEqual(first);
  const untouched = { phone: '', balance: '', age: '', company: '', address: '', bd: '' };
  const form = { id: 'u-1', name: 'Ana', email: 'ana@example.test', isActive: false };
  const person = { ...form, balance: 0, age: 0, bd: null };
  expect(await post('user/add', { ...form, ...untouched })).toContainEqual(
    expect.objectContaining(person),
  );
  await post('user/update', { id: 'u-1', age: '44' });
  const company = { id: 'u-1', company: 'X', age: 44 };
  expect(await post('user/update', { ...form, company: 'X', age: '' })).toContainEqual(
    expect.objectContaining(company),
  );
  expect(await refused('user/update', { company: 'X' })).toBe(400);
  expect(await post('user/delete', form)).not.toContainEqual(withId('u-1'));
});

it('reads, selects and deletes mail', async () => {
  const [first] = await get('inbox/all');
  expect(await get('inbox', first!.id)).toEqual(first);
  const sender = { name: 'X', photo: 'assets/images/face-1.jpg' };
  const mail = { id: 'm-1', sender, date: now, subject: 's', message: '<p>x</p>' };
  await post('inbox/add', { ...mail, selected: false });
  const selected = { id: 'm-1', selected: true };
  expect(await post('inbox/update', { ...mail, selected: true })).toContainEqual(
    expect.objectContaining(selected),
  );
  expect(await post('inbox/delete', mail)).not.toContainEqual(withId('m-1'));
});

it('chats, and writes the reply of the demo as the other one', async () => {
  await get('chat/contacts', SA_ID);
  const contacts = await get('chat/contacts/all', SA_ID);
  const [recent] = await get('chat/contacts/recent', SA_ID);
  const ask = { currentUser: SA_ID, contactId: recent!.contactId };
  const room = await get<{ chatId: string }>('chat/chat-room', ask);
  const fresh = contacts.find(({ name }) => name === 'Luísa Camargo')!;
  await get('chat/chat-room', { currentUser: SA_ID, contactId: fresh.id });
  const { chatId } = room;
  const written = await post('chat/add', { chatId, text: 'oi', contactId: SA_ID, time: now });
  expect(written).toContainEqual(expect.objectContaining({ text: 'oi', contactId: SA_ID }));
  const reply = { chatId, text: 'Hi', contactId: recent!.contactId, time: now };
  expect(await post('chat/add', reply)).toEqual(written);
  expect(await get('chat', chatId)).toEqual(written);
  for (const call of ['chat/delete', 'chat/update']) expect(await refused(call, {})).toBe(404);
});

it('keeps to-dos and their tags', async () => {
  const [first, ...others] = await get('todo/all');
  expect(await get('todo', first!.id)).toEqual(first);
  const reordered = [...others, first!].map((todo) => ({ ...todo, id: String(todo.id) }));
  expect(await post('todo/reorder', { todoList: reordered })).toEqual(reordered);
  const [tag] = await get('todo/tag');
  const flags = { done: false, read: false, starred: false, important: false };
  const todo = { id: 't-1', title: 'a', note: '', ...flags, startDate: now, dueDate: later };
  expect(await post('todo/add', { todo: { ...todo, tag: [tag!.id] } })).toContainEqual(
    withId('t-1'),
  );
  const wrong = [{ title: '' }, { dueDate: new Date(0) }];
  for (const sent of wrong)
    expect(await refused('todo/add', { todo: { ...todo, id: 't-2', ...sent } })).toBe(400);
  expect(await post('todo/update', { todo: { ...first, starred: true } })).toMatchObject({
    starred: true,
  });
  await post('todo/tag/add', { tag: { id: 99, name: 'z' } });
  const made = (await get('todo/tag')).find(({ name }) => name === 'z')!;
  expect(await post('todo/tag/delete', { tag: made })).not.toContainEqual(made);
  expect(await post('todo/delete', { todo: first })).not.toContainEqual(withId(first!.id));
  await get('list/all');
});

interface Board extends Sent {
  list: { id: string; cardList: Sent[] }[];
}

it('works on a board', async () => {
  const SCRUM = 'scrum-board';
  const members = await get(`${SCRUM}/all-member`);
  const [label] = await get(`${SCRUM}/all-label`);
  const [{ id: boardId }] = await get<[{ id: string }]>(`${SCRUM}/all-board`);
  await post(`${SCRUM}/add-board`, 'Novo quadro');
  await get<Board>(SCRUM, boardId);
  const posted = (call: string, body: Sent) =>
    post<Board>(`${SCRUM}/${call}`, { boardId, ...body });
  for (const call of ['add-member', 'delete-member'])
    await posted(call, { memberId: members.at(-1)!.id });
  await posted('add-column', { listTitle: 'C' });
  const { list } = await get<Board>(SCRUM, boardId);
  const [one, two] = list as [Board['list'][0], Board['list'][0]];
  await posted('rename-column', { listTitle: 'CC', listId: one.id });
  for (const cardTitle of ['K', 'L']) await posted('add-card', { cardTitle, listId: one.id });
  await posted('reorder-list', { startIndex: 0, endIndex: 1 });
  await posted('reorder-card', { listId: one.id, startIndex: 0, endIndex: 1 });
  const board = await posted('move-card', {
    source: { index: 0, droppableId: one.id },
    destination: { index: 0, droppableId: two.id },
    sourcelistId: one.id,
    destinationlistId: two.id,
  });
  const column = board.list.find(({ id }) => id === two.id)!;
  const [card] = column.cardList as [Sent & { comments: Sent[] }];
  const comment = { id: 'c-1', uid: SA_ID, text: 'x', time: now };
  const changed = { ...card, labels: [label!.id], comments: [...card.comments, comment] };
  const after = await posted('update-card', { listId: column.id, card: changed });
  expect(after.list.flatMap(({ cardList }) => cardList)).toContainEqual(
    expect.objectContaining({ id: card.id, labels: [label!.id] }),
  );
  expect((await posted('delete-column', { listId: two.id })).list).not.toContainEqual(
    withId(two.id),
  );
});

it('shows notifications and fills a cart', async () => {
  const [first] = await get('notification');
  const icon = { name: 'chat', color: 'primary' };
  const notification = { heading: 'Message', icon, timestamp: now.getTime(), title: 'T' };
  await post('notification/add', {
    notification: { ...notification, subtitle: 's', path: 'chat' },
  });
  expect(await post('notification/delete', { id: first!.id })).not.toContainEqual(first);
  expect(await post('notification/delete-all', undefined)).toEqual([]);

  const [product] = await get('ecommerce/get-product-list');
  for (const list of ['category', 'rating', 'brand']) await get(`ecommerce/get-${list}-list`);
  expect(await get('ecommerce/get-cart-list')).toEqual([]);
  await get('ecommerce/get-cart-list', SA_ID);
  const item = { uid: SA_ID, productId: product!.id };
  await post('ecommerce/add-to-cart', item);
  const four = expect.objectContaining({ id: product!.id, amount: 4 });
  expect(await post('ecommerce/update-cart-amount', { ...item, amount: 4 })).toContainEqual(four);
  expect(await post('ecommerce/delete-from-cart', item)).not.toContainEqual(withId(product!.id));
  expect(await refused('project/all', {})).toBe(404);
});
