import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { projectsForm } from '../testing/csv-files.ts';
import { secondGateway } from '../testing/limited-gateway.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { expiredKeys, markCommitted } from './idempotency-keys.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

interface Door {
  method?: 'POST' | 'PATCH' | 'DELETE';
  url: string;
  payload: string;
  type: string;
}

const JSON_TYPE = 'application/json';
const mutation = (name: string) =>
  `mutation { createProject(input: { projectName: "${name}", userName: "Ana", email: "ana@example.test" }) { project { id projectName } } }`;

const doors: Record<string, (name: string, boundary?: string) => Door> = {
  imports: (name, boundary = 'one') => ({
    url: '/api/projects.csv',
    payload: projectsForm(name, boundary),
    type: `multipart/form-data; boundary=${boundary}`,
  }),
  GraphQL: (name) => ({
    url: '/graphql',
    payload: JSON.stringify({ query: mutation(name) }),
    type: JSON_TYPE,
  }),
  records: (name) => ({
    url: '/api/records/projects',
    payload: JSON.stringify({ projectName: name, userName: 'Ana', email: 'ana@example.test' }),
    type: JSON_TYPE,
  }),
  'a call of older programs': (name) => ({
    url: '/api/todo/tag/add',
    payload: JSON.stringify({ tag: { name } }),
    type: JSON_TYPE,
  }),
  uploads: (name, boundary = 'one') => ({
    url: '/api/files',
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}.txt"\r\n\r\nA\r\n--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  }),
};

interface Sent extends Door {
  key: string;
  as?: string;
  app?: TestGateway['app'];
}

const send = ({ method = 'POST', url, payload, type, key, as = token, app = gateway.app }: Sent) =>
  app.inject({
    method,
    url,
    headers: {
      'content-type': type,
      'idempotency-key': key.replaceAll(' ', '-'),
      ...(as && { authorization: `Bearer ${as}` }),
    },
    payload,
  });

it('a key is not passed by with the hash of a mutation that was sent before', async () => {
  const query = mutation('Hashed');
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const door = { ...doors.GraphQL!('Hashed'), key: 'hashed' };
  for (const body of [{ query, extensions }, { extensions }, { extensions }]) {
    const answer = await send({ ...door, payload: JSON.stringify(body) });
    expect(answer.body).toContain('PERSISTED_QUERY_NOT_SUPPORTED');
  }
  expect(await countOf('Hashed')).toBe(0);
});

async function countOf(name: string): Promise<number> {
  const { db } = gateway.store;
  const projects = db.selectFrom('projects').select('id').where('projectName', '=', name);
  const tags = db.selectFrom('todoTags').select('id').where('name', '=', name);
  const files = db.selectFrom('files').select('id').where('name', '=', `${name}.txt`);
  const found = await projects.unionAll(tags).unionAll(files).execute();
  return found.length;
}

const keys = () => gateway.store.db.updateTable('idempotencyKeys');
const isKey = (fingerprint: string) => ['fingerprint', '=', fingerprint] as const;

async function lastFingerprint(): Promise<string> {
  const query = gateway.store.db.selectFrom('idempotencyKeys').selectAll();
  const row = await query.orderBy('claimedAt', 'desc').executeTakeFirstOrThrow();
  return row.fingerprint;
}

describe.each(Object.entries(doors))('a key of %s', (door, doorOf) => {
  const atOnce = { uploads: 4, imports: 2 }[door] ?? 20;

  it('makes repeats at once, to two gateways of PostgreSQL, one row and equal answers', async () => {
    const name = `${door} at once`;
    const said = door === 'imports' ? '"made":1' : name;
    expect(await answerToAll({ ...doorOf(name), key: name }, atOnce)).toContain(said);
    expect(await countOf(name)).toBe(1);
  });

  it('is refused for another body, and is one of each account', async () => {
    const name = `${door} first`;
    const key = `${door}-other`;
    await send({ ...doorOf(name), key });
    const other = await send({ ...doorOf(`${door} second`), key });
    expect(other.statusCode).toBe(422);
    expect(other.body).toContain('This Idempotency-Key was used for another request');
    expect(await countOf(`${door} second`)).toBe(0);
    const theirs = await send({ ...doorOf(name), key, as: await gateway.tokenFor('ADMIN') });
    expect(theirs.headers['idempotent-replayed']).toBeUndefined();
    expect(await countOf(name)).toBe(2);
  });
});

it('makes repeats at once of a change and a deletion one of each', async () => {
  const made = await send({ ...doors.records!('changed'), key: 'made to be changed' });
  const { id } = made.json<{ id: string }>();
  const door = { url: `/api/records/projects/${id}`, type: JSON_TYPE };
  const payload = JSON.stringify({ userName: 'Bia' });
  const changed = await answerToAll({ ...door, method: 'PATCH', payload, key: 'change' }, 20);
  expect(JSON.parse(changed)).toMatchObject({ id, userName: 'Bia', version: 2 });
  await answerToAll({ ...door, method: 'DELETE', payload: '{}', key: 'deletion' }, 20);
  const activities = gateway.store.db.selectFrom('activityChanges').select('action');
  const told = await activities.where('recordId', '=', id).orderBy('action').execute();
  expect(told.map(({ action }) => action)).toEqual(['created', 'deleted', 'updated']);
});

async function answerToAll(sent: Sent, times: number): Promise<string> {
  const isShared = process.env.STORE === 'PostgreSQL';
  const apps = [gateway.app, isShared ? (await secondGateway(gateway)).app : gateway.app];
  const answers = await Promise.all(
    Array.from({ length: times }, (_, at) => send({ ...sent, app: apps[at % 2]! })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
  expect(answers[0]!.statusCode).toBeLessThan(300);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers['content-type'])).size).toBe(1);
  const replayed = answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
  expect(replayed).toHaveLength(times - 1);
  return answers[0]!.body;
}

it.each(['uploads', 'imports'])(
  'is the same for a form of %s with another boundary',
  async (door) => {
    const key = `form of ${door}`;
    const first = await send({ ...doors[door]!(key, 'one'), key });
    const second = await send({ ...doors[door]!(key, 'two'), key });
    expect([first.statusCode, second.body]).toEqual([200 + Number(door === 'uploads'), first.body]);
    expect(await countOf(key)).toBe(1);
  },
);

it('of an import that was refused can be used again', async () => {
  const { payload, ...door } = doors.imports!('refused');
  const key = 'refused import';
  const bad = payload.replace('"projectName"', '"nothing"');
  expect((await send({ ...door, payload: bad, key })).statusCode).toBe(400);
  expect((await send({ ...door, payload, key })).body).toContain('"made":1');
});

it('holds on another gateway of the store, whose answers nobody can read there', async () => {
  const made = { ...doors.records!('shared'), key: 'shared' };
  const first = await send(made);
  const second = await send({ ...made, app: (await secondGateway(gateway)).app });
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({
    etag: first.headers.etag,
    location: first.headers.location,
  });
  const stored = await gateway.store.db.selectFrom('idempotencyKeys').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('shared');
});

it('of a refused request can be used again', async () => {
  const refused = await send({ ...doors.records!(''), key: 'refused' });
  expect(refused.statusCode).toBe(400);
  expect((await send({ ...doors.records!('corrected'), key: 'refused' })).statusCode).toBe(201);
  expect((await send({ ...doors.records!('spaces'), key: 'x'.repeat(256) })).statusCode).toBe(400);
});

describe('of a request that a crash ended', () => {
  const long = new Date(0).toISOString();

  it('carries it out when it was not', async () => {
    const sent = { ...doors.GraphQL!('crashed before'), key: 'crashed before' };
    await send(sent);
    const lost = { answer: null, hasCommitted: 0, claimedAt: long };
    await keys()
      .set(lost)
      .where(...isKey(await lastFingerprint()))
      .execute();
    expect((await send(sent)).json()).toMatchObject({ data: { createProject: {} } });
    expect(await countOf('crashed before')).toBe(2);
  });

  it('is a conflict when it was', async () => {
    const sent = { ...doors.records!('crashed after'), key: 'crashed after' };
    await send(sent);
    await keys()
      .set({ answer: null, claimedAt: long })
      .where(...isKey(await lastFingerprint()))
      .execute();
    const again = await send(sent);
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain('was carried out, but its answer was lost');
    expect(await countOf('crashed after')).toBe(1);
  });

  it('commits nothing once another took it over', async () => {
    await send({ ...doors.records!('taken over'), key: 'taken over' });
    const { id } = await gateway.store.db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where(...isKey(await lastFingerprint()))
      .executeTakeFirstOrThrow();
    const late = { id, fingerprint: '', claim: 'another' };
    await expect(markCommitted(gateway.store.db, late)).rejects.toThrow('still running');
  });
});

it('is kept for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const key = 'a day';
  await send({ ...doors.records!(key), key });
  vi.setSystemTime(Date.now() + 24 * 3_600_000 - 1_000);
  const as = await gateway.tokenFor('ADMIN');
  await send({ ...doors.records!(key), key, as });
  expect(await send({ ...doors.records!('another'), key, as })).toMatchObject({ statusCode: 422 });
  const [retention] = expiredKeys.retentions;
  const kept = () => gateway.store.db.selectFrom('idempotencyKeys').select('id').execute();
  const before = (await kept()).length;
  vi.setSystemTime(Date.now() + 2_000);
  await retention!.removeSome(gateway.store.db, new Date().toISOString());
  expect(before).toBeGreaterThan(2);
  expect(await kept()).toHaveLength(1);
});
