import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from '../../gateway/graphql/schema.ts';
import { readExpandedSdl } from '../../gateway/records/expand/sdl.ts';
import { domains } from '../../gateway/server/domains.ts';
import { accessTable } from '../../gateway/testing/access-table.ts';
import { restAccess } from '../../gateway/testing/rest-access-table.ts';
import { rootFieldsOf } from '../../gateway/testing/root-fields.ts';
import { png } from '../../gateway/testing/sample-files.ts';
import { startGateway, type TestGateway } from '../../gateway/testing/test-gateway.ts';
import { uploader } from '../../gateway/testing/uploader.ts';

const MARKER = 'zq7marker';

/** Calls that end or change the one who tries, and read no id. */
const ofOneself = new Set(['logout', 'changePassword', 'changeEmail', 'updateProfile']);

const knownToAll: Record<string, readonly string[]> = {
  account: ['chatContact', 'recipients', 'GET /api/chat/contacts'],
};

const kinds = [
  'account',
  'activity',
  'apiKey',
  'chat',
  'chatMessage',
  'file',
  'message',
  'notification',
  'session',
  'tag',
  'todo',
  'view',
] as const;

const schema = buildSchema({
  domains,
  columns: new Map(),
  mocksMissing: true,
  sdl: readExpandedSdl(),
});

let gateway: TestGateway;
let owner: string;
let other: string;
let ids: Record<(typeof kinds)[number], string>;

beforeAll(async () => {
  gateway = await startGateway();
  [owner, other] = [await gateway.tokenFor('GUEST'), await gateway.tokenFor('GUEST')];
  ids = await madeByOwner();
});
afterAll(() => gateway.stop());

// The conditions that tell whose a row is are the same for both stores.
describe('what a person made, tried by another person with the same role,', () => {
  it.each(kinds)('is neither shown nor changed by the id of its %s', async (kind) => {
    const id = ids[kind];
    const before = await ownersView();
    expect(before).toContain(MARKER);
    expect(before).toContain(id);
    for (const [call, ask] of comparedFirst) {
      const answer = await ask(id);
      expect(answer, call).not.toContain(MARKER);
      if (!comparable(call) || knownToAll[kind]?.includes(call)) continue;
      expect([call, answer]).toEqual([call, await ask(unknownLike(id))]);
    }
    expect(await ownersView()).toBe(before);
    const { data } = await gateway.graphql('{ me { id } }', {}, other);
    expect(data?.me.id).toEqual(expect.any(String));
  });

  it.each(['/api/todos.csv', '/api/messages.csv', '/api/notifications.csv', '/api/calendar.ics'])(
    'is in no file: %s',
    async (url) => {
      const bodyFor = async (token: string) =>
        (await gateway.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).body;
      expect(await bodyFor(other)).not.toContain(MARKER);
      if (url.endsWith('.csv')) expect(await bodyFor(owner)).toContain(MARKER);
    },
  );

  it('is found by no search', async () => {
    const found = async (token: string) =>
      (await run(`{ search(text: "${MARKER}") { id } }`, {}, token)).search as unknown[];
    expect(await found(other)).toEqual([]);
    expect(await found(owner)).not.toEqual([]);
  });
});

const ANY_ID = 'an id';
const fieldsFor = new Map(rootFieldsOf(schema, ANY_ID).map((field) => [field.name, field]));
const takesId = (name: string) => JSON.stringify(fieldsFor.get(name)?.variables).includes(ANY_ID);

const comparable = (call: string) =>
  call.includes(' ')
    ? !/^POST .*(\/add|records\/\w+)$|\.(csv|ics|pdf)$/.test(call)
    : takesId(call) && !/^(create|add)/.test(call);

const unknownLike = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');

const calls: [call: string, ask: (id: string) => Promise<string>][] = [
  ...[...accessTable]
    .filter(([name, lowest]) => ['GUEST', 'public'].includes(lowest) && !ofOneself.has(name))
    .map(([name]) => [name, (id) => fieldAnswer(name, id)] satisfies (typeof calls)[number]),
  ...[...restAccess]
    .filter(([, lowest]) => lowest === 'GUEST')
    .map(([call]) => [call, (id) => answerOf(call, id)] satisfies (typeof calls)[number]),
];

const comparedFirst = calls.toSorted(
  ([one], [other]) => Number(comparable(other)) - Number(comparable(one)),
);

async function fieldAnswer(name: string, id: string): Promise<string> {
  const { query, variables } = fieldsFor.get(name)!;
  const given = JSON.parse(JSON.stringify(variables).replaceAll(ANY_ID, id)) as object;
  return JSON.stringify(await gateway.graphql(query, given, other)).replaceAll(id, ANY_ID);
}

/** Sends the id under every name by which calls take one. */
async function answerOf(call: string, id: string): Promise<string> {
  const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
  const names = ['id', 'todoId', 'tagId', 'mailId', 'messageId', 'chatId', 'uid', 'notificationId'];
  const record = { id, title: 'taken', name: 'taken', subject: 'taken' };
  const { body, headers, statusCode } = await gateway.app.inject({
    method,
    url: `${path.replace(/\{\w+\}/, id)}?${names.map((name) => `${name}=${id}`).join('&')}`,
    ...(method !== 'GET' && {
      payload: {
        ...Object.fromEntries(names.map((name) => [name, id])),
        ids: [id],
        todo: record,
        tag: record,
        mail: record,
        message: record,
        notification: record,
        text: 'taken',
      },
    }),
    headers: { authorization: `Bearer ${other}` },
  });
  const answer = `${statusCode}${JSON.stringify({ ...headers, date: undefined, 'x-request-id': undefined })}${body}`;
  return answer.replaceAll(id, ANY_ID);
}

async function run(query: string, variables: object, token: string) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function ownersView(): Promise<string> {
  const lists = `{
    todos(first: 100) { nodes { id title note done starred tag } }
    todoTags { id name }
    me { id }
    messages(first: 100) { nodes { id subject message isRead selected } }
    notifications(first: 100) { nodes { id title } }
    views(list: "customers") { id name isDefault }
    files(first: 100) { nodes { id name } }
    apiKeys { id name }
    sessions { id }
    cart { list { productId amount } }
    undoableActivities(first: 20) { nodes { id } }
    chat(id: "${ids.chat}") { id messages(first: 10) { nodes { id text } } }
  }`;
  const { messages, notifications, chat, ...rest } = await run(lists, {}, owner);
  // Others may write to a person, and the gateway tells of it.
  const received = [messages, notifications, chat.messages].map(({ nodes }) =>
    (nodes as object[]).filter((each) => JSON.stringify(each).includes(MARKER)),
  );
  return JSON.stringify([rest, chat.id, received]);
}

async function madeByOwner(): Promise<typeof ids> {
  const name = MARKER;
  const made = await run(
    `mutation ($name: String!) {
      createTodo(input: { title: $name, note: $name }) { todo { id } }
      createTodoTag(input: { name: $name }) { tag { id } }
      createMessage(input: { subject: $name, message: $name }) { message { id } }
      addNotification(input: { title: $name }) { notification { id } }
    }`,
    { name },
    owner,
  );
  const more = await run(
    `mutation ($name: String!, $productId: ID!, $expiresAt: DateTime!) {
      createView(input: { list: "customers", name: $name, query: "text=x" }) { view { id } }
      createApiKey(
        input: { name: $name, role: GUEST, currentPassword: "x", expiresAt: $expiresAt }
      ) { apiKey { id } }
      addToCart(input: { productId: $productId }) { cart { count } }
    }`,
    { name, productId: await firstOf('products'), expiresAt: inADay() },
    owner,
  );
  const opened = await run(
    'mutation ($contactId: ID!) { openChat(input: { contactId: $contactId }) { chat { id } } }',
    { contactId: await firstOf('chatContacts') },
    owner,
  );
  const last = await run(
    `mutation ($name: String!, $chatId: ID!, $messageId: ID!) {
      addChatMessage(input: { chatId: $chatId, text: $name }) { message { id } }
      deleteMessage(input: { id: $messageId }) { activityId }
    }`,
    { name, chatId: opened.openChat.chat.id, messageId: await deletedLater() },
    owner,
  );
  const { body } = await uploader(gateway)([{ name: `${name}.png`, bytes: png }], { token: owner });
  const mine = await run('{ me { id } sessions { id } }', {}, owner);
  return {
    account: mine.me.id,
    activity: last.deleteMessage.activityId,
    apiKey: more.createApiKey.apiKey.id,
    chat: opened.openChat.chat.id,
    chatMessage: last.addChatMessage.message.id,
    file: body.files![0]!.id,
    message: made.createMessage.message.id,
    notification: made.addNotification.notification.id,
    session: mine.sessions[0].id,
    tag: made.createTodoTag.tag.id,
    todo: made.createTodo.todo.id,
    view: more.createView.view.id,
  };
}

async function deletedLater(): Promise<string> {
  const input = `{ subject: "${MARKER}", message: "${MARKER}" }`;
  const query = `mutation { createMessage(input: ${input}) { message { id } } }`;
  return (await run(query, {}, owner)).createMessage.message.id as string;
}

async function firstOf(list: 'products' | 'chatContacts'): Promise<string> {
  const { [list]: found } = await run(`{ ${list}(first: 1) { nodes { id } } }`, {}, owner);
  return found.nodes[0].id as string;
}

const inADay = () => new Date(Date.now() + 86_400_000).toISOString();
