import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '../server/domains.ts';
import { declarations } from '../records/declarations.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import type { RestRoute } from './rest-route.ts';

const publicRoutes = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'GET /api/auth/options',
  'POST /api/auth/invitation',
  'POST /api/auth/accept-invitation',
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/setup',
  'POST /api/auth/second-factor/passkey',
  'POST /api/auth/oidc',
];

const rows: [route: string, row: RestRoute][] = domains
  .flatMap(({ rest = [] }) => rest)
  .map((row) => [row.route, row]);
const guarded = rows.filter(([route]) => !publicRoutes.includes(route));

const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST';

type OpenApi = Record<string, unknown> & { paths: Record<string, Record<string, unknown>> };

let openApi: OpenApi;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** No test changes its data. */
let unchanged: TestGateway;
beforeAll(async () => {
  unchanged = await startGateway();
  const { body } = await unchanged.call({ method: 'GET', url: '/api/openapi.json' });
  openApi = body as OpenApi;
  ajv.addSchema(openApi, 'openapi');
});
afterAll(() => unchanged.stop());

/** Returns how an answer differs from its OpenAPI schema. */
function problemsOf(route: string, status: number, body: unknown): string[] {
  const [method = '', path = ''] = route.split(' ');
  const at = ['paths', path, method.toLowerCase(), 'responses', String(status)]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const validate = ajv.compile({ $ref: `openapi#/${at}/content/application~1json/schema` });
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

it('is described by an OpenAPI 3.1 document that holds, call by call', async () => {
  expect(await new Validator().validate(structuredClone(openApi))).toEqual({ valid: true });
  const described = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const files = [
    ...domains
      .flatMap((domain) => domain.files ?? [])
      .map(({ path }) => `GET ${path.replace(':id', '{id}')}`),
    ...domains.flatMap((domain) => domain.exports ?? []).map(({ list }) => `GET /api/${list}.csv`),
    ...domains
      .flatMap((domain) => domain.imports ?? [])
      .flatMap(({ list }) => [`POST /api/${list}.csv`, `POST /api/${list}.csv/preview`]),
  ];
  const calls = { CREATE: ['POST', ''], UPDATE: ['PATCH', '/{id}'], DELETE: ['DELETE', '/{id}'] };
  const listed = [...declarations.values()].filter((each) => each.listed);
  const records = listed.flatMap(({ many, operations }) =>
    [['GET', ''], ['GET', '/{id}'], ...operations.map((each) => calls[each])].map(
      ([method, path]) => `${method} /api/records/${many}${path}`,
    ),
  );
  expect(described.sort()).toEqual([...rows.map(([route]) => route), ...files, ...records].sort());
});

it('describes the files with what they are and the record that they are of', () => {
  const reader = [{ name: 'lang' }, { name: 'language' }, { name: 'timeZone' }];
  const pdf = openApi.paths['/api/invoices/{id}.pdf']?.get;
  expect(pdf).toMatchObject({
    tags: ['invoices'],
    security: [{ bearer: [] }],
    parameters: [{ name: 'id', in: 'path', required: true }, ...reader],
    responses: { 200: { content: { 'application/pdf': {} } } },
  });
  expect(openApi.paths['/api/invoices.pdf']?.get).toMatchObject({
    parameters: [{ name: 'filter', in: 'query' }, { name: 'sort' }, ...reader],
  });
  const calendar = openApi.paths['/api/calendar.ics']?.get;
  expect(calendar).toMatchObject({ tags: ['calendar'], parameters: [{ name: 'timeZone' }] });
});

it('finds what differs from its description', () => {
  expect(problemsOf('GET /api/invoices', 200, { id: 7, more: true })).toEqual(
    expect.arrayContaining([
      '/id must be string',
      ' must NOT have additional properties',
      expect.stringContaining('required'),
    ]),
  );
});

it('describes itself to the signed-in alone in production', async () => {
  const gateway = await startGateway({
    environment: { PROFILE: 'production', JWT_SECRET: 'x'.repeat(32) },
  });
  const url = '/api/openapi.json';
  expect((await gateway.call({ method: 'GET', url })).status).toBe(401);
  const token = await gateway.tokenFor('GUEST');
  expect((await gateway.call({ method: 'GET', url, token })).status).toBe(200);
  await gateway.stop();
});

it('has the calls of the specification, each once, and no others', () => {
  const routes = rows.map(([route]) => route);
  expect(routes.sort()).toEqual(
    [
      ...publicRoutes,
      'GET /api/auth/profile',
      'POST /api/auth/oidc/connect',
      'GET /api/changes',
      'GET /api/company',
      'POST /api/company/update',
      'GET /api/invoices/all',
      'GET /api/invoices',
      'POST /api/invoices/add',
      'POST /api/invoices/update',
      'POST /api/invoices/delete',
      'GET /api/calendar/events/all',
      'POST /api/calendar/events/add',
      'POST /api/calendar/events/update',
      'POST /api/calendar/events/delete',
      'GET /api/user/all',
      'GET /api/user',
      'POST /api/user/add',
      'POST /api/user/update',
      'POST /api/user/delete',
      'GET /api/inbox/all',
      'GET /api/inbox',
      'POST /api/inbox/add',
      'POST /api/inbox/update',
      'POST /api/inbox/delete',
      'GET /api/chat',
      'GET /api/chat/chat-room',
      'GET /api/chat/contacts/recent',
      'GET /api/chat/contacts/all',
      'GET /api/chat/contacts',
      'POST /api/chat/add',
      'GET /api/todo/all',
      'GET /api/todo/tag',
      'GET /api/todo',
      'POST /api/todo/reorder',
      'POST /api/todo/add',
      'POST /api/todo/update',
      'POST /api/todo/delete',
      'POST /api/todo/tag/add',
      'POST /api/todo/tag/delete',
      'GET /api/list/all',
      'GET /api/scrum-board/all-member',
      'GET /api/scrum-board/all-label',
      'GET /api/scrum-board/all-board',
      'POST /api/scrum-board/add-board',
      'GET /api/scrum-board',
      'POST /api/scrum-board/add-member',
      'POST /api/scrum-board/delete-member',
      'POST /api/scrum-board/add-column',
      'POST /api/scrum-board/rename-column',
      'POST /api/scrum-board/delete-column',
      'POST /api/scrum-board/add-card',
      'POST /api/scrum-board/update-card',
      'POST /api/scrum-board/reorder-list',
      'POST /api/scrum-board/reorder-card',
      'POST /api/scrum-board/move-card',
      'GET /api/notification',
      'POST /api/notification/add',
      'POST /api/notification/delete',
      'POST /api/notification/delete-all',
      'GET /api/ecommerce/get-product-list',
      'GET /api/ecommerce/get-category-list',
      'GET /api/ecommerce/get-rating-list',
      'GET /api/ecommerce/get-brand-list',
      'GET /api/ecommerce/get-cart-list',
      'POST /api/ecommerce/add-to-cart',
      'POST /api/ecommerce/delete-from-cart',
      'POST /api/ecommerce/update-cart-amount',
    ].sort(),
  );
});

async function activitiesIn({ store }: TestGateway): Promise<number> {
  return (await store.db.selectFrom('activities').select('id').execute()).length;
}

it.each(rows)('%s answers its example', async (route, { example }) => {
  const isRead = methodOf(route) === 'GET';
  const gateway = isRead ? unchanged : await startGateway();
  const token = publicRoutes.includes(route) ? undefined : await gateway.demoTokenFor('SA');
  const before = await activitiesIn(gateway);
  const { status, body } = await gateway.call({
    method: methodOf(route),
    url: example.url,
    body: example.body,
    ...(token && { token }),
  });
  expect(status).toBe(example.status);
  expect(problemsOf(route, status, body)).toEqual([]);
  const isChange = !isRead && status === 200;
  expect((await activitiesIn(gateway)) - before).toBe(isChange ? 1 : 0);
  if (!isRead) await gateway.stop();
});

it('refuses who is not signed in on every call that is not public, whatever they send', async () => {
  for (const [route, { example }] of guarded) {
    const asExample = { method: methodOf(route), url: example.url };
    const refusal = { status: 401, body: { message: 'Invalid Authorization token' } };
    expect([route, await unchanged.call({ ...asExample, body: example.body })]).toEqual([
      route,
      refusal,
    ]);
    const headers = { 'content-type': 'application/json' };
    expect([route, await unchanged.call({ ...asExample, body: '{', headers })]).toEqual([
      route,
      refusal,
    ]);
  }
  expect(guarded.length).toBeGreaterThan(0);
});
