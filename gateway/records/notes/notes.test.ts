import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const ADD = `mutation ($input: AddNoteInput!) {
  addNote(input: $input) { note { id text accountId accountName recordKind recordId } }
}`;
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

const ask = async (role: Role, query: string, variables: object = {}) =>
  gateway.graphql(query, variables, await gateway.tokenFor(role));
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
    expect(await codeOf(add('EDITOR', { text: 'x'.repeat(2_001) }))).toBe('INVALID');
    const user = (await ask('GUEST', '{ users(first: 1) { nodes { id } } }')).data?.users.nodes[0];
    expect(await codeOf(add('EDITOR', { kind: 'User', id: user.id }))).toBe('FORBIDDEN');
    expect(await codeOf(add('ADMIN', { kind: 'User', id: user.id }))).toBe(undefined);
    for (const kind of ['Customer', 'Deal', 'Message', 'Nothing']) {
      expect(await codeOf(add('ADMIN', { kind }))).toBe('INVALID');
    }
  });
});
