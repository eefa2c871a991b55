import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ADD = `mutation ($input: AddNoteInput!) {
  addNote(input: $input) { activityId note { id text accountId accountName recordKind recordId } }
}`;
const UPDATE = `mutation ($input: UpdateNoteInput!) {
  updateNote(input: $input) { activityId note { text version editedAt } }
}`;
const DELETE =
  'mutation ($input: DeleteNoteInput!) { deleteNote(input: $input) { id activityId } }';
const RESTORE = 'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }';
const RESTORE_VERSION =
  'mutation ($input: RestoreVersionInput!) { restoreVersion(input: $input) { activity { id } } }';
const HISTORY = 'query ($of: ID!) { history(of: $of) { nodes { id action } } }';
const HISTORY_WITH =
  'query ($of: ID!) { history(of: $of, withAttached: true) { nodes { action kind } } }';
const ONE = 'query ($id: ID!) { note(id: $id) { text } }';
const LIST = `query ($kind: String!, $id: ID!, $after: String) {
  notes(kind: $kind, id: $id, first: 1, after: $after) {
    totalCount pageInfo { endCursor } nodes { text }
  }
}`;

let gateway: TestGateway;
let product: string;
beforeAll(async () => {
  gateway = await startGateway();
  const found = await ask('GUEST', '{ products(first: 1) { nodes { id } } }');
  product = found.data?.products.nodes[0].id as string;
});
afterAll(() => gateway.stop());

type Role = Parameters<TestGateway['tokenFor']>[0];

const tokens = {} as Record<Role, string>;
const tokenOf = async (role: Role) => (tokens[role] ??= await gateway.tokenFor(role));

const ask = async (role: Role, query: string, variables: object = {}) =>
  gateway.graphql(query, variables, await tokenOf(role));
const add = (role: Role, input: object) =>
  ask(role, ADD, { input: { kind: 'Product', id: product, text: 'Volta em maio.', ...input } });
const codeOf = async (answer: ReturnType<typeof ask>) =>
  (await answer).errors?.[0]?.extensions?.code;

describe('a note', () => {
  it('stands on its record, the newest first, for all who may read that', async () => {
    const { data } = await add('EDITOR', { text: ' Chega na sexta. ' });
    expect(data?.addNote.note).toMatchObject({
      ...{ text: 'Chega na sexta.', recordKind: 'Product', recordId: product },
      accountName: expect.any(String),
    });
    await add('EDITOR', {});
    const of = { kind: 'Product', id: product };
    const first = (await ask('GUEST', LIST, of)).data?.notes;
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ text: 'Volta em maio.' }] });
    const { endCursor: after } = first.pageInfo as { endCursor: string };
    const next = (await ask('GUEST', LIST, { ...of, after })).data?.notes;
    expect(next.nodes).toEqual([{ text: 'Chega na sexta.' }]);
    const other = await ask('GUEST', LIST, { ...of, kind: 'Project' });
    expect(other.data?.notes.totalCount).toBe(0);
  });

  it('leaves the version of its record as it is', async () => {
    const VERSION = 'query ($id: ID!) { product(id: $id) { version } }';
    const before = await ask('GUEST', VERSION, { id: product });
    await add('EDITOR', {});
    expect(await ask('GUEST', VERSION, { id: product })).toEqual(before);
  });

  it('is written by who may change the record, and not on what has a timeline of its own', async () => {
    expect(await codeOf(add('GUEST', {}))).toBe('FORBIDDEN');
    expect(await codeOf(add('EDITOR', { id: 'none' }))).toBe('NOT_FOUND');
    expect(await codeOf(add('EDITOR', { text: ' ' }))).toBe('INVALID');
    expect(await codeOf(add('EDITOR', { text: 'é'.repeat(5_000) }))).toBe(undefined);
    expect(await codeOf(add('EDITOR', { text: 'x'.repeat(5_001) }))).toBe('INVALID');
    const user = (await ask('GUEST', '{ users(first: 1) { nodes { id } } }')).data?.users.nodes[0];
    expect(await codeOf(add('EDITOR', { kind: 'User', id: user.id }))).toBe('FORBIDDEN');
    expect(await codeOf(add('ADMIN', { kind: 'User', id: user.id }))).toBe(undefined);
    for (const kind of ['File', 'Note', 'Nothing']) {
      expect(await codeOf(add('ADMIN', { kind }))).toBe('INVALID');
    }
  });

  it('is changed by its author alone, from the version that they read, and taken back', async () => {
    const { id, activityId } = await added('EDITOR', { text: 'Chega na sexta.' });
    expect(activityId).toEqual(expect.any(String));
    const update = (role: Role, input: object = {}) =>
      ask(role, UPDATE, { input: { id, version: 1, text: ' Chega no sábado. ', ...input } });
    expect(await codeOf(update('SA'))).toBe('FORBIDDEN');
    expect(await codeOf(update('GUEST'))).toBe('FORBIDDEN');
    expect(await codeOf(update('EDITOR', { text: ' ' }))).toBe('INVALID');
    const { data } = await update('EDITOR');
    expect(data!.updateNote.note).toEqual({
      ...{ text: 'Chega no sábado.', version: 2 },
      editedAt: expect.stringMatching(/Z$/),
    });
    const stale = await update('EDITOR', { text: 'Chega.' });
    expect(stale.errors![0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { text: 'Chega no sábado.', version: 2 },
    });
    expect(await codeOf(undo('SA', data!.updateNote.activityId))).toBe('FORBIDDEN');
    await undo('EDITOR', data!.updateNote.activityId);
    expect((await textsOn('Product', product))[0]).toBe('Chega na sexta.');
    const actions = await historyOf('GUEST', id);
    expect(actions).toEqual(['restored', 'updated', 'created']);
    const { data: whole } = await ask('GUEST', HISTORY_WITH, { of: product });
    expect(whole!.history.nodes.slice(0, 3)).toEqual(
      ['restored', 'updated', 'created'].map((action) => ({ action, kind: 'Note' })),
    );
    expect(await historyOf('GUEST', product)).not.toContain('restored');
  });

  it('is deleted by its author alone, and comes back', async () => {
    const { id } = await added('EDITOR', { text: 'Engano.' });
    const remove = (role: Role) => ask(role, DELETE, { input: { id } });
    expect(await codeOf(remove('ADMIN'))).toBe('FORBIDDEN');
    const { data } = await remove('EDITOR');
    expect(await textsOn('Product', product)).not.toContain('Engano.');
    expect(await codeOf(remove('EDITOR'))).toBe('NOT_FOUND');
    await undo('EDITOR', data!.deleteNote.activityId);
    expect((await textsOn('Product', product))[0]).toBe('Engano.');
  });

  it('no longer changes for an author who may not change the record any more', async () => {
    const { id } = await added('EDITOR', { text: 'Antes.' });
    const { db } = gateway.store;
    const { accountId } = await db
      .selectFrom('notes')
      .select('accountId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const as = (role: Role) =>
      db.updateTable('accounts').set({ role }).where('id', '=', accountId).execute();
    const history = await ask('EDITOR', HISTORY, { of: id });
    await as('GUEST');
    expect(await codeOf(ask('EDITOR', UPDATE, { input: { id, text: 'Depois.' } }))).toBe(
      'FORBIDDEN',
    );
    const version = { activityId: history.data!.history.nodes[0].id, recordId: id };
    expect(await codeOf(ask('EDITOR', RESTORE_VERSION, { input: version }))).toBe('FORBIDDEN');
    await as('EDITOR');
  });

  it('on a record of an account is its own, wherever it is looked for', async () => {
    const made = await ask(
      'GUEST',
      'mutation { createTodo(input: { title: "Ligar" }) { todo { id } } }',
    );
    const todo = { kind: 'Todo', id: made.data!.createTodo.todo.id as string };
    const { id } = await added('GUEST', { ...todo, text: 'Segredo.' });
    expect(await textsOn('Todo', todo.id, 'GUEST')).toEqual(['Segredo.']);
    expect(await historyOf('GUEST', id)).toEqual(['created']);
    expect(await codeOf(ask('SA', LIST, todo))).toBe('NOT_FOUND');
    expect(await codeOf(add('SA', todo))).toBe('NOT_FOUND');
    expect((await ask('SA', ONE, { id })).data!.note).toBe(null);
    expect((await ask('GUEST', ONE, { id })).data!.note).toEqual({ text: 'Segredo.' });
    expect(await codeOf(ask('SA', UPDATE, { input: { id, text: 'Meu.' } }))).toBe('NOT_FOUND');
    expect(await codeOf(ask('SA', DELETE, { input: { id } }))).toBe('NOT_FOUND');
    const removed = await ask(
      'GUEST',
      'mutation ($id: ID!) { deleteTodo(input: { id: $id }) { activityId } }',
      todo,
    );
    expect(await historyOf('SA', id)).toEqual([]);
    const { data } = await ask(
      'SA',
      '{ activities(first: 50) { nodes { title changes { title } } } trash { nodes { title } } }',
    );
    expect(JSON.stringify(data)).not.toContain('Segredo');
    await undo('GUEST', removed.data!.deleteTodo.activityId);
    expect(await textsOn('Todo', todo.id, 'GUEST')).toEqual(['Segredo.']);
  });
});

async function added(role: Role, input: object) {
  const { data, errors } = await add(role, input);
  expect(errors).toBeUndefined();
  const { note, activityId } = data!.addNote;
  return { id: note.id as string, activityId: activityId as string };
}

async function textsOn(kind: string, id: string, role: Role = 'EDITOR') {
  const ALL = `{ notes(kind: "${kind}", id: "${id}") { nodes { text } } }`;
  const { data } = await ask(role, ALL);
  return (data!.notes.nodes as { text: string }[]).map(({ text }) => text);
}

async function historyOf(role: Role, of: string) {
  const { data } = await ask(role, HISTORY, { of });
  return (data!.history.nodes as { action: string }[]).map(({ action }) => action);
}

const undo = (role: Role, activityId: string) => ask(role, RESTORE, { input: { activityId } });
