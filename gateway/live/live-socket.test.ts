import type { AddressInfo } from 'node:net';
import { createClient, type SubscribePayload } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const CHANGES =
  'subscription ($kinds: [String!]) { changes(kinds: $kinds) { nodes { kind id action version by { name } } cursor } }';

let gateway: TestGateway;
let url: string;
let editor: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true, environment: { RATE_LIMIT_FACTOR: '1' } });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  url = `ws://127.0.0.1:${port}/graphql`;
  editor = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Told {
  nodes: { kind: string; id: string; action: string; version: number | null }[];
  cursor: string;
}

/** Connects and subscribes; `told` are the answers so far, `closed` the code with which the socket closed. */
function follow(token: string, asked: Partial<SubscribePayload> = {}) {
  const told: Told[] = [];
  const errors: unknown[] = [];
  let closed: number | undefined;
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
    on: { closed: (event) => (closed = (event as { code: number }).code) },
  });
  client.subscribe<{ changes: Told }>(
    { query: CHANGES, ...asked },
    {
      next: ({ data, errors: refused }) => {
        if (data) told.push(data.changes);
        if (refused) errors.push(...refused);
      },
      error: (error) => errors.push(error),
      complete: () => undefined,
    },
  );
  ends.push(() => client.dispose());
  return { told, errors, closed: () => closed };
}

/** Resolves once it follows. */
async function following(token: string, asked?: Partial<SubscribePayload>) {
  const followed = follow(token, asked);
  await vi.waitFor(() => expect(followed.told).toHaveLength(1));
  return followed;
}

async function makeTodo(title: string, token = editor) {
  const query =
    'mutation ($title: String!) { createTodo(input: { title: $title }) { todo { id } } }';
  const { data, errors } = await gateway.graphql(query, { title }, token);
  expect(errors).toBeUndefined();
  return data!.createTodo.todo.id as string;
}

const nodesOf = ({ told }: { told: Told[] }) => told.flatMap(({ nodes }) => nodes);

describe('who follows changes over a socket', () => {
  it('gets a cursor at once, and each change that is committed', async () => {
    const followed = await following(editor);
    expect(followed.told[0]).toEqual({ nodes: [], cursor: expect.any(String) });
    const id = await makeTodo('Embalar');
    const change = {
      kind: 'Todo',
      id,
      action: 'created',
      version: 1,
      by: { name: expect.any(String) },
    };
    await vi.waitFor(() => expect(nodesOf(followed)).toEqual([change]));
    expect(followed.errors).toEqual([]);
  });

  it('misses none from the cursor on', async () => {
    const first = await following(editor);
    const cursor = first.told[0]!.cursor;
    const id = await makeTodo('Etiquetar');
    const query = 'query ($after: String) { changes(after: $after) { nodes { id } } }';
    const { data } = await gateway.graphql(query, { after: cursor }, editor);
    expect(data!.changes.nodes).toEqual([{ id }]);
  });

  it('gets the kinds that are asked for, and what is one’s own alone', async () => {
    const other = await gateway.tokenFor('EDITOR');
    const [own, ofOther, notes] = await Promise.all([
      following(editor),
      following(other),
      following(editor, { variables: { kinds: ['Note'] } }),
    ]);
    await makeTodo('Meu');
    await makeTodo('Do outro', other);
    await vi.waitFor(() => expect(nodesOf(own)).toHaveLength(1));
    await vi.waitFor(() => expect(nodesOf(ofOther)).toHaveLength(1));
    expect(nodesOf(ofOther)[0]!.id).not.toBe(nodesOf(own)[0]!.id);
    expect(nodesOf(notes)).toEqual([]);
  });

  it.each([
    ['a query', '{ __typename }'],
    ['a mutation', 'mutation { signOut }'],
    ['an unknown field', 'subscription { nothing }'],
    ['no GraphQL', '{'],
    ['an unknown kind', 'subscription { changes(kinds: ["Nothing"]) { cursor } }'],
    ['two fields', 'subscription { changes { cursor } other: changes { cursor } }'],
    [
      'too many aliases',
      `subscription { changes { ${Array.from({ length: 21 }, (_, at) => `a${at}: cursor`).join(' ')} } }`,
    ],
  ])('is refused %s', async (_what, query) => {
    const { told, errors } = follow(editor, { query });
    await vi.waitFor(() => expect(JSON.stringify(errors)).toContain('INVALID'));
    expect(told).toEqual([]);
  });

  it.each(['', 'no-token'])('is refused with the token “%s”', async (token) => {
    const followed = follow(token);
    await vi.waitFor(() => expect(followed.closed()).toBe(4403));
  });
});

describe('a socket', () => {
  it('closes within moments when its session ends', async () => {
    const token = await gateway.tokenFor('EDITOR');
    const followed = await following(token);
    await gateway.graphql('mutation { logout(input: {}) { endedSessions } }', {}, token);
    await vi.waitFor(() => expect(followed.closed()).toBe(4403), 5_000);
  });

  it('closes when the role of its account changes', async () => {
    const token = await gateway.tokenFor('EDITOR');
    const followed = await following(token);
    const { accountId } = gateway.services.tokens.verify(token)!;
    await gateway.store.db
      .updateTable('accounts')
      .set({ role: 'GUEST' })
      .where('id', '=', accountId)
      .execute();
    await vi.waitFor(() => expect(followed.closed()).toBe(4403), 5_000);
  });

  it('is refused beyond ten of one account', async () => {
    const token = await gateway.tokenFor('EDITOR');
    for (let count = 0; count < 10; count += 1) await following(token);
    const tooMany = follow(token);
    await vi.waitFor(() => expect(tooMany.closed()).toBe(1008));
  });

  /** Opens a socket without a client; resolves to the code with which it closes. */
  async function closing(
    { headers = {} }: { headers?: Record<string, string> },
    then: (socket: WebSocket) => void = () => undefined,
  ): Promise<number> {
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
    ends.push(() => socket.terminate());
    socket.on('open', () => then(socket));
    return new Promise((resolve) => socket.on('close', resolve));
  }

  it('closes when nobody signs in', async () => {
    expect(await closing({})).toBe(4408);
  });

  it('is refused to a page of another origin', async () => {
    expect(await closing({ headers: { origin: 'https://other.example' } })).toBe(1008);
  });

  it.each([
    [
      'a message that is too large',
      1009,
      (socket: WebSocket) => socket.send('x'.repeat(64 * 1024 + 1)),
    ],
    ['no message of the protocol', 4400, (socket: WebSocket) => socket.send('x')],
    [
      'too many messages',
      4429,
      (socket: WebSocket) => {
        for (let count = 0; count < 22; count += 1) socket.send('{"type":"ping"}');
      },
    ],
  ])('closes after %s', async (_what, code, send) => {
    expect(await closing({}, send)).toBe(code);
  });

  it('closes as the gateway stops', async () => {
    const own = await startGateway({ isEmpty: true });
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.on('open', resolve));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await own.stop();
    expect(await closed).toBe(1001);
  });
});

it('a request without a socket is told that there is none by GET', async () => {
  const { statusCode, headers } = await gateway.app.inject({ method: 'GET', url: '/graphql' });
  expect([statusCode, headers.allow]).toEqual([405, 'POST']);
});
