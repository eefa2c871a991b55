import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_BODY_BYTES, MOST_URL_BYTES } from '../config/limits.ts';
import { declarations } from '../records/declarations.ts';
import { limitedGateway } from '../testing/limited-gateway.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

interface Described {
  headers?: Record<string, unknown>;
  content: Record<string, { schema: object }>;
}

type Paths = Record<string, Record<string, { responses: Record<string, Described> }>>;

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path as OpenAPI names it, such as `/api/records/projects/{id}`. */
  path: string;
  id?: string;
  query?: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

let gateway: TestGateway;
let paths: Paths;
let token: string;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
  const { body } = await gateway.call({ method: 'GET', url: '/api/openapi.json' });
  ajv.addSchema(body as object, 'openapi');
  ({ paths } = body as { paths: Paths });
});
afterAll(() => gateway.stop());

it('says what a call answers, where GraphQL answers otherwise', () => {
  const described = (path: string) => paths[path]!.get as unknown as { description: string };
  expect(described('/api/invoices/all').description).toBe('Invoices.');
  expect(described('/api/records/invoices').description).toBe('Invoices, a page at a time.');
  const none = '; 404 when there is none with this id.';
  expect(described('/api/records/projects/{id}').description).toBe(`One project${none}`);
  expect(described('/api/invoices/{id}.pdf').description).toBe(`One invoice${none}`);
});

/** Headers that OpenAPI has to name; the others are of HTTP itself. */
const named = ['Link', 'X-Total-Count', 'ETag', 'Location', 'Retry-After'];

/** Returns a call's answer after comparing it with its description. */
async function answered(call: Call, by = gateway) {
  const { method = 'GET', path, id = '', query = '', payload, headers } = call;
  const answer = await by.app.inject({
    method,
    url: path.replace('{id}', encodeURIComponent(id)) + query,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { payload }),
  });
  const status = String(answer.statusCode);
  const described = paths[path]![method.toLowerCase()]!.responses[status];
  const at = [path, method.toLowerCase(), 'responses', status]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const validate = ajv.compile({
    $ref: `openapi#/paths/${at}/content/application~1json/schema`,
  });
  validate(answer.json());
  expect([status, validate.errors ?? []]).toEqual([status, []]);
  const given = named.filter((name) => name.toLowerCase() in answer.headers);
  const promised = Object.keys(described?.headers ?? {});
  expect(promised).toEqual(expect.arrayContaining(given));
  expect([...given, 'Link', 'X-Ignored-Fields']).toEqual(expect.arrayContaining(promised));
  return { status: answer.statusCode, given, body: answer.json<never>() };
}

const lists = [...declarations.values()].filter(({ listed }) => listed);

it.each(lists)('describes what /api/records/$many answers', async (declaration) => {
  const { many, operations, versioned } = declaration;
  const path = `/api/records/${many}`;
  const page = await answered({ path, query: '?first=1' });
  expect(page).toMatchObject({ status: 200, given: expect.arrayContaining(['X-Total-Count']) });
  const [record] = page.body as { id: string; version?: number }[];
  const one = { path: `${path}/{id}`, id: record?.id ?? 'none' };
  const ofVersion = versioned ? ['ETag'] : [];
  if (record) expect(await answered(one)).toMatchObject({ status: 200, given: ofVersion });
  expect((await answered({ ...one, id: 'none' })).status).toBe(404);
  if (operations.includes('CREATE')) {
    const payload = '[]';
    expect((await answered({ method: 'POST', path, payload })).status).toBe(400);
  }
  if (operations.includes('UPDATE') && record) {
    const change = { method: 'PATCH', ...one } as const;
    expect(await answered(change)).toMatchObject({ status: 200, given: ofVersion });
    expect((await answered({ ...change, id: 'none' })).status).toBe(404);
  }
  if (operations.includes('DELETE')) {
    expect((await answered({ method: 'DELETE', ...one, id: 'none' })).status).toBe(404);
  }
});

it('describes a record that is made, changed from an old version, and deleted', async () => {
  const path = '/api/records/projects';
  const project = { email: 'ana@retaguarda.test', userName: 'Ana', projectName: 'Descrito' };
  const made = await answered({ method: 'POST', path, payload: project });
  expect(made).toMatchObject({ status: 201, given: ['ETag', 'Location'] });
  const one = { path: `${path}/{id}`, id: (made.body as { id: string }).id };
  const change = { method: 'PATCH', ...one } as const;
  expect((await answered({ ...change, payload: { comment: 2 } })).status).toBe(200);
  expect(await answered({ ...change, payload: { comment: 3, version: 1 } })).toMatchObject({
    status: 409,
    body: { current: { comment: 2, version: 2 }, changed: { by: { name: expect.any(String) } } },
  });
  expect((await answered({ method: 'DELETE', ...one })).status).toBe(200);
});

it('describes the refusals that any call may get', async () => {
  const post = { method: 'POST', path: '/api/records/projects' } as const;
  const large = 'x'.repeat(MOST_BODY_BYTES + 1);
  const text = { 'content-type': 'text/plain' };
  const projectName = 'x'.repeat(300);
  for (const [status, call] of [
    [400, { ...post, payload: { projectName } }],
    [401, { ...post, headers: { authorization: '' } }],
    [413, { ...post, payload: large }],
    [415, { ...post, payload: 'monthly: 1', headers: text }],
    [414, { path: post.path, query: `?${'x'.repeat(MOST_URL_BYTES)}` }],
  ] as const) {
    expect([status, (await answered(call)).status]).toEqual([status, status]);
  }
});

it('describes the answer to too many requests', async () => {
  const limited = await limitedGateway();
  const anonymous = { path: '/api/invoices/all', headers: { authorization: '' } };
  let last = await answered(anonymous, limited);
  for (let sent = 1; last.status !== 429 && sent < 400; sent += 1) {
    last = await answered(anonymous, limited);
  }
  expect(last).toMatchObject({ status: 429, given: ['Retry-After'] });
});
