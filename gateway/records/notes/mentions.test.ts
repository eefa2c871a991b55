import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ADD = `mutation ($input: AddNoteInput!) {
  addNote(input: $input) { activityId note { id mentions { accountId name account { name } } } }
}`;
const UPDATE = `mutation ($input: UpdateNoteInput!) {
  updateNote(input: $input) { activityId note { version mentions { name } } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteNote(input: { id: $id }) { activityId } }';
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const OFFERED = `query ($kind: String!, $id: ID!, $text: String) {
  mentionable(kind: $kind, id: $id, text: $text) { id name }
}`;
const TOLD = '{ notifications(first: 100) { nodes { code title sender subtitle path recordId } } }';

let gateway: TestGateway;
let product: string;
let ana: Person;
let bia: Person;
let author: string;
beforeAll(async () => {
  gateway = await startGateway();
  author = await gateway.tokenFor('EDITOR');
  [ana, bia] = [await person('Ana Lima'), await person('Bia', 'ADMIN')];
  const { data } = await ask('{ products(first: 1) { nodes { id } } }');
  product = data!.products.nodes[0].id as string;
});
afterAll(() => gateway.stop());

interface Person {
  id: string;
  token: string;
}

async function person(name: string, role: 'GUEST' | 'ADMIN' = 'GUEST'): Promise<Person> {
  const token = await gateway.tokenFor(role);
  const { data } = await ask('{ me { id } }', {}, token);
  const { id } = data!.me as Person;
  await rename(id, name);
  return { id, token };
}

const rename = (id: string, name: string) =>
  gateway.store.db.updateTable('accounts').set({ name }).where('id', '=', id).execute();

const ask = (query: string, variables: object = {}, token = author) =>
  gateway.graphql(query, variables, token);
const run = async (...asked: Parameters<typeof ask>) => {
  const { data, errors } = await ask(...asked);
  expect(errors).toBeUndefined();
  return data!;
};
const add = async (text: string, mentions: string[], on: object = {}) =>
  (await run(ADD, { input: { kind: 'Product', id: product, text, mentions, ...on } })).addNote;
const toldTo = async ({ token }: Person) =>
  (await run(TOLD, {}, token)).notifications.nodes as { subtitle: string }[];
const subtitlesOf = async (who: Person) => (await toldTo(who)).map(({ subtitle }) => subtitle);
const offered = async (variables: object, token?: string) =>
  ((await run(OFFERED, variables, token)).mentionable as { name: string }[]).map(
    ({ name }) => name,
  );

async function customer() {
  const created = await run(
    'mutation { createCustomer(input: { kind: person, name: "Rui" }) { customer { id } } }',
  );
  return created.createCustomer.customer.id as string;
}

describe('the accounts that can be mentioned', () => {
  it('are those that can read the record, by the words of their names', async () => {
    const on = { kind: 'Product', id: product };
    expect(await offered({ ...on, text: 'ána' })).toContain('Ana Lima');
    expect(await offered({ ...on, text: 'ana' }, ana.token)).not.toContain('Ana Lima');
    expect(await offered({ ...on, text: 'nobody of this name' })).toEqual([]);
    const db = gateway.store.db.updateTable('accounts').where('id', '=', bia.id);
    expect(await offered({ ...on, text: 'Bia' })).toContain('Bia');
    await db.set({ disabledAt: new Date().toISOString() }).execute();
    expect(await offered({ ...on, text: 'Bia' })).not.toContain('Bia');
    await db.set({ disabledAt: null }).execute();
  });

  it('are none on a record of one’s own, which nobody else may look at', async () => {
    const made = await run('mutation { createTodo(input: { title: "Ligar" }) { todo { id } } }');
    const on = { kind: 'Todo', id: made.createTodo.todo.id as string };
    expect(await offered(on)).toEqual([]);
    const { errors } = await ask(OFFERED, on, ana.token);
    expect(errors![0]!.extensions!.code).toBe('NOT_FOUND');
    const { note } = await add('@Ana Lima', [ana.id], on);
    expect(note.mentions).toEqual([]);
  });
});

describe('a mention in a note', () => {
  it('names the account, and tells it once', async () => {
    const before = await toldTo(ana);
    const { note } = await add(' Oi, @Ana Lima:\nchega hoje. ', [ana.id]);
    expect(note.mentions).toEqual([
      { accountId: ana.id, name: 'Ana Lima', account: { name: 'Ana Lima' } },
    ]);
    const { me } = await run('{ me { name } }');
    expect((await toldTo(ana)).slice(0, -before.length || undefined)).toEqual([
      {
        ...{ code: 'MENTIONED', title: `${me.name} mentioned you in a note`, sender: me.name },
        ...{ subtitle: 'Oi, @Ana Lima: chega hoje.', path: `/record/Product/${product}` },
        recordId: product,
      },
    ]);
    await rename(ana.id, 'Ana Souza');
    const edit = { id: note.id, text: '@Ana Lima, chega amanhã.', mentions: [ana.id] };
    const { updateNote } = await run(UPDATE, { input: edit });
    expect(updateNote.note.mentions).toEqual([{ name: 'Ana Lima' }]);
    await rename(ana.id, 'Ana Lima');
    expect(await subtitlesOf(ana)).toEqual([
      '@Ana Lima, chega amanhã.',
      ...before.map(({ subtitle }) => subtitle),
    ]);
  });

  it('is none without the name in the text, and tells nobody of their own', async () => {
    const before = await subtitlesOf(ana);
    expect((await add('Ana Lima', [ana.id])).note.mentions).toEqual([]);
    expect((await add('@Ana Lima', ['nobody'])).note.mentions).toEqual([]);
    await run(ADD, { input: { kind: 'Product', id: product, text: '@Ana Lima' } });
    expect(await subtitlesOf(ana)).toEqual(before);
    const self = (await run('{ me { id name } }')).me as { id: string; name: string };
    const told = await toldTo({ ...self, token: author });
    expect((await add(`@${self.name}`, [self.id])).note.mentions).toHaveLength(1);
    expect(await toldTo({ ...self, token: author })).toEqual(told);
    const { errors } = await ask(ADD, {
      input: { kind: 'Product', id: product, text: 'a', mentions: Array(21).fill(ana.id) },
    });
    expect(errors![0]!.extensions!.fields).toHaveProperty('mentions');
  });

  it('goes and comes back with the note, and with the change that it came by', async () => {
    const before = await subtitlesOf(bia);
    const { note, activityId } = await add('Veja, @Bia', [bia.id]);
    const { deleteNote } = await run(DELETE, { id: note.id });
    expect(await subtitlesOf(bia)).toEqual(before);
    await run(RESTORE, { id: deleteNote.activityId });
    expect(await subtitlesOf(bia)).toEqual(['Veja, @Bia', ...before]);
    const without = await run(UPDATE, { input: { id: note.id, text: 'Veja' } });
    expect(without.updateNote.note.mentions).toEqual([]);
    expect(await subtitlesOf(bia)).toEqual(before);
    await run(RESTORE, { id: without.updateNote.activityId });
    expect(await subtitlesOf(bia)).toEqual(['Veja, @Bia', ...before]);
    const more = { id: note.id, text: 'Veja, @Bia e @Ana Lima', mentions: [ana.id] };
    const told = await subtitlesOf(ana);
    const { updateNote } = await run(UPDATE, { input: more });
    expect(await subtitlesOf(ana)).toEqual([more.text, ...told]);
    await run(RESTORE, { id: updateNote.activityId });
    expect(await subtitlesOf(ana)).toEqual(told);
    await run(RESTORE, { id: activityId });
    expect(await subtitlesOf(bia)).toEqual(before);
  });

  it('is read with its record, and goes with it', async () => {
    const id = await customer();
    const before = await subtitlesOf(bia);
    await add('@Bia', [bia.id], { kind: 'Customer', id });
    const { deleteCustomer } = await run(
      'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { activityId } }',
      { id },
      bia.token,
    );
    expect(await subtitlesOf(bia)).toEqual(before);
    await run(RESTORE, { id: deleteCustomer.activityId }, bia.token);
    expect(await subtitlesOf(bia)).toEqual(['@Bia', ...before]);
    const READ = 'mutation ($ids: [ID!]) { readNotifications(input: { records: $ids }) { ids } }';
    await run(READ, { ids: [id] }, bia.token);
    expect(await subtitlesOf(bia)).toEqual(before);
  });

  it('leads to the customer that the one of the note was merged into, and back after an undo', async () => {
    const [keepId, mergeId] = [await customer(), await customer()];
    await add('Ver isto, @Bia', [bia.id], { kind: 'Customer', id: mergeId });
    const place = async () => (await toldTo(bia))[0];
    const { mergeCustomers } = await run(
      `mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { activityId } }`,
      { input: { keepId, keepVersion: 1, mergeId, mergeVersion: 1 } },
    );
    const path = `/record/Customer/${keepId}`;
    expect(await place()).toMatchObject({ subtitle: 'Ver isto, @Bia', path, recordId: keepId });
    await run(RESTORE, { id: mergeCustomers.activityId });
    expect(await place()).toMatchObject({ recordId: mergeId });
    expect(await subtitlesOf(bia)).toHaveLength(new Set(await subtitlesOf(bia)).size);
  });

  it('is forgotten with the customer that the note is on', async () => {
    const id = await customer();
    const before = await subtitlesOf(bia);
    const { note } = await add('O telefone do Rui, @Bia', [bia.id], { kind: 'Customer', id });
    expect(await subtitlesOf(bia)).toEqual(['O telefone do Rui, @Bia', ...before]);
    await run(
      'mutation ($id: ID!) { anonymizeCustomer(input: { id: $id, version: 1 }) { customer { id } } }',
      { id },
      bia.token,
    );
    expect(await subtitlesOf(bia)).toEqual(before);
    const NOTE = 'query ($id: ID!) { note(id: $id) { mentions { name } } }';
    expect((await run(NOTE, { id: note.id })).note.mentions).toEqual([]);
    const stored = await gateway.store.db.selectFrom('notifications').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('telefone do Rui');
  });
});
