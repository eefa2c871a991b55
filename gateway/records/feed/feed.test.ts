import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { newId } from '../../database/new-id.ts';
import { recordOf } from '../declare/declared-record.ts';
import { declarationOf } from '../declarations.ts';
import { createChange, deleteChange, updateChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import { newRow } from '../write/from-input.ts';
import { hasUnsettled, removeOldChanges } from './feed.store.ts';

const CHANGES = `query ($after: String, $kinds: [String!], $first: Int! = 100) {
  changes(after: $after, kinds: $kinds, first: $first) {
    nodes { kind id version action activityId by { name } } cursor hasMore
  }
}`;

const reasons = recordOf(declarationOf('LossReason'));

interface Change {
  kind: string;
  id: string;
  version: number | null;
  action: string;
  activityId: string | null;
  by: { name: string } | null;
}

let gateway: TestGateway;
let admin: string;
let editor: string;
let guest: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  [admin, editor, guest] = await Promise.all([
    gateway.tokenFor('ADMIN'),
    gateway.tokenFor('EDITOR'),
    gateway.tokenFor('GUEST'),
  ]);
});
afterAll(() => gateway.stop());

interface Asked {
  after?: string;
  kinds?: string[];
  first?: number;
}

const ask = (given: Asked, token = editor) => gateway.graphql(CHANGES, given, token);

/** Transactions of other databases on the server, such as those of other tests, hold the feed back while they run. */
const settled = () =>
  vi.waitFor(async () => expect(await hasUnsettled(gateway.store.db)).toBe(false), 45_000);

async function changes(given: Asked, token?: string) {
  await settled();
  const { data, errors } = await ask(given, token);
  expect(errors).toBeUndefined();
  return data!.changes as { nodes: Change[]; cursor: string; hasMore: boolean };
}

/** Resolves to the changes since the cursor as `kind action version`, once all that ended are there. */
async function told(after: string, token?: string) {
  const { nodes } = await changes({ after }, token);
  return nodes.map(({ kind, action, version }) => `${kind} ${action} ${version}`);
}

const now = async (token?: string) => (await changes({}, token)).cursor;

/** Sends a mutation of one field; resolves to its value. */
async function change(field: string, token = editor) {
  const { data, errors } = await gateway.graphql(`mutation { changed: ${field} }`, {}, token);
  expect(errors).toBeUndefined();
  return data!.changed;
}

const makeReason = async (name: string) =>
  (await change(`createLossReason(input: { name: "${name}" }) { lossReason { id } }`, admin))
    .lossReason.id as string;

const makeTodo = async (title: string, token?: string) =>
  (await change(`createTodo(input: { title: "${title}" }) { todo { id } }`, token)).todo
    .id as string;

describe('the feed of changes', () => {
  it('tells of each change in order, with its version, its activity and who made it', async () => {
    const cursor = await now();
    const id = await makeReason('Preço');
    await change(
      `updateLossReason(input: { id: "${id}", name: "Prazo" }) { lossReason { id } }`,
      admin,
    );
    await change(`deleteLossReason(input: { id: "${id}" }) { activityId }`, admin);
    const { nodes, hasMore } = await changes({ after: cursor });
    expect({ nodes, hasMore }).toMatchObject({
      hasMore: false,
      nodes: [
        { kind: 'LossReason', id, version: 1, action: 'created' },
        { kind: 'LossReason', id, version: 2, action: 'updated' },
        { kind: 'LossReason', id, version: null, action: 'deleted' },
      ],
    });
    for (const each of nodes) {
      expect(each).toMatchObject({
        activityId: expect.any(String),
        by: { name: expect.any(String) },
      });
    }
  });

  it('tells of nothing that is rolled back', async () => {
    const cursor = await now();
    const refused = `mutation { createTodos(input: { todos: [{ title: "Fica" }, { title: "" }] }) { todos { id } } }`;
    expect((await gateway.graphql(refused, {}, editor)).errors).toBeDefined();
    expect(await told(cursor)).toEqual([]);
  });

  it('tells once of a record that one transaction writes several times, and of none that it leaves as it was', async () => {
    const cursor = await now();
    const rows = ['Uma vez', 'Nunca'].map((name) => ({
      ...newRow(declarationOf('LossReason'), { name }),
      id: newId(),
    }));
    await commit({ db: gateway.store.db, reactions: [] }, async ({ write }) => {
      await write(rows.map((row) => createChange(reasons, { row })));
      await write([
        updateChange(reasons, { id: rows[0]!.id }, () => ({ row: { name: 'Outro nome' } })),
        deleteChange(reasons, { id: rows[1]!.id }),
      ]);
    });
    expect(await told(cursor)).toEqual(['LossReason created 2']);
  });

  it('tells of what a deletion empties, and of what it deletes with it', async () => {
    const made = await change(
      'createCustomer(input: { name: "Ateliê", kind: person }) { customer { id } }',
    );
    const { id } = made.customer as { id: string };
    const [start, end] = ['2030-01-31T12:00:00.000Z', '2030-01-31T13:00:00.000Z'];
    const event = `title: "Visita", start: "${start}", end: "${end}", customerId: "${id}"`;
    await change(`createEvent(input: { ${event} }) { event { id } }`);
    await change(
      `addNote(input: { kind: "Customer", id: "${id}", text: "Ligar" }) { note { id } }`,
    );
    const cursor = await now();
    await change(`deleteCustomer(input: { id: "${id}" }) { activityId }`, admin);
    expect((await told(cursor)).toSorted()).toEqual([
      'Customer deleted null',
      'Event updated 2',
      'Note deleted null',
    ]);
  });

  it('tells of what the history leaves out', async () => {
    const cursor = await now(guest);
    const message = `createMessage(input: { to: "${accountOf(guest)}", message: "Oi" }) { message { id } }`;
    await change(message);
    const { nodes } = await changes({ after: cursor }, guest);
    expect(nodes.map(({ kind, action }) => `${kind} ${action}`)).toContain('Message created');
  });

  it('tells of what is one’s own to oneself, and goes past it for others', async () => {
    const [own, other] = [await now(), await now(guest)];
    const id = await makeTodo('Só meu');
    const note = `addNote(input: { kind: "Todo", id: "${id}", text: "Sigilo" }) { note { id } }`;
    await change(note);
    expect(await told(own)).toEqual(expect.arrayContaining(['Todo created 1', 'Note created 1']));
    const { nodes, cursor, hasMore } = await changes({ after: other }, guest);
    expect({ nodes, hasMore }).toEqual({ nodes: [], hasMore: false });
    expect(cursor).not.toBe(other);
  });

  it('tells of no kind that the role may not read', async () => {
    const cursor = await now(guest);
    const account = { email: 'nova@example.test', username: 'nova', password: 'uma senha longa' };
    const { status } = await gateway.call({ url: '/api/auth/register', body: account });
    expect(status).toBe(200);
    expect(await told(cursor, guest)).toEqual([]);
    expect(await told(cursor, admin)).toEqual([expect.stringMatching(/^Account created/)]);
  });

  it('answers in pages, of the kinds that are asked for', async () => {
    let after = await now();
    const ids: string[] = [];
    for (const title of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco']) ids.push(await makeTodo(title));
    await makeReason('Entre eles');
    const seen: string[] = [];
    for (let hasMore = true; hasMore;) {
      const page = await changes({ after, kinds: ['Todo'], first: 2 });
      seen.push(...page.nodes.map(({ id }) => id));
      ({ cursor: after, hasMore } = page);
    }
    expect(seen).toEqual(ids);
  });

  it('answers an older program, too', async () => {
    const after = await now();
    await makeTodo('Pelo REST');
    await settled();
    const url = `/api/changes?after=${after}&kinds=Todo,Customer`;
    const { status, body } = await gateway.call({ method: 'GET', url, token: editor });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { nodes: [{ kind: 'Todo', action: 'created' }], hasMore: false },
    });
  });

  it.each([
    [{ after: 'x' }, 'INVALID'],
    [{ kinds: ['Nothing'] }, 'INVALID'],
    [{ first: 0 }, 'INVALID'],
    [{ first: 1_001 }, 'INVALID'],
    [{ after: '000000000000000000000000.0.1' }, 'GONE'],
  ])('refuses %o as %s', async (given, code) => {
    expect((await ask(given)).errors?.[0]?.extensions).toMatchObject({ code });
  });

  it('says that a cursor is gone once changes after it are removed, and goes on from a new one', async () => {
    const old = await now();
    await makeTodo('Antigo');
    const current = await now();
    while (await removeOldChanges(gateway.store.db, '2999-01-01')) continue;
    expect((await ask({ after: old })).errors?.[0]?.extensions).toMatchObject({ code: 'GONE' });
    const url = `/api/changes?after=${old}`;
    expect(await gateway.call({ method: 'GET', url, token: editor })).toMatchObject({
      status: 410,
    });
    await makeTodo('Novo');
    for (const cursor of [current, await now()])
      expect((await changes({ after: cursor })).hasMore).toBe(false);
    expect(await told(current)).toEqual(['Todo created 1']);
  });
});

const accountOf = (token: string) => gateway.services.tokens.verify(token)!.accountId;
