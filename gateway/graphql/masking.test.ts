import { GraphQLError, parse } from 'graphql';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { captureLog, type LogLine } from '../testing/captured-log.ts';
import { startGateway, type GraphqlBody, type TestGateway } from '../testing/test-gateway.ts';
import type { Context } from '../services/context.ts';
import { masked } from './masking.ts';

const bug = new Error('select secret from /srv/passwords');
const RESET = 'mutation { requestPasswordReset(input: { email: "sa@retaguarda.test" }) { email } }';
const ITEMS = '{ invoices(first: 2) { nodes { id items { name } } } }';
const REST_RESET = {
  url: '/api/auth/request-password-reset',
  body: { email: 'admin@retaguarda.test' },
};

let gateway: TestGateway;
let token: string;
let log: LogLine[];
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
  log = captureLog(gateway.app);
  gateway.services.sendMail = () => {
    throw bug;
  };
});
afterEach(() => {
  log.length = 0;
});
afterAll(() => gateway.stop());

function onlyLine(requestId: unknown): LogLine {
  expect(log).toHaveLength(1);
  expect(requestId).toBeTypeOf('string');
  expect(log[0]?.request.reqId).toBe(requestId);
  return log[0]!;
}

it('a refusal names its field and its line, interpreted and compiled', async () => {
  const query = 'mutation {\n  gone: deleteInvoice(input: { id: "none" }) {\n    id\n  }\n}';
  for (let time = 0; time < 3; time += 1) {
    const { errors } = await gateway.graphql(query, {}, token);
    expect(errors).toMatchObject([
      {
        path: ['gone'],
        locations: [{ line: 2, column: 3 }],
        extensions: { code: 'NOT_FOUND' },
      },
    ]);
  }
});

describe('a bug in a resolver', () => {
  it('is answered over GraphQL with a request id and nothing of itself, each time', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await gateway.call({ url: '/graphql', body: { query: RESET } });
      const requestId = (body as GraphqlBody).errors?.[0]?.extensions?.requestId;
      expect(status).toBe(200);
      expect(body).toEqual({
        data: null,
        errors: [
          {
            message: 'Internal server error',
            locations: [{ line: 1, column: 12 }],
            path: ['requestPasswordReset'],
            extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
          },
        ],
      });
      expect(onlyLine(requestId)).toMatchObject({ level: 'error', details: { err: bug } });
      log.length = 0;
    }
  });

  it('is answered over REST with a request id and nothing of itself', async () => {
    const { status, body } = await gateway.call(REST_RESET);
    const { requestId } = body as { requestId: string };
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: 'Internal server error', requestId },
    });
    expect(onlyLine(requestId)).toMatchObject({ level: 'error', details: { err: bug } });
  });

  it('keeps the answers of the fields beside it', async () => {
    const query = '{ me { role } invoice(id: "broken") { id status } }';
    const broken = { id: 'broken', status: 'unheard of' as never, version: 1 };
    const [invoice] = await gateway.store.db.selectFrom('invoices').selectAll().limit(1).execute();
    const row = { ...invoice!, ...broken, orderNo: 'broken' };
    await gateway.store.db.insertInto('invoices').values(row).execute();
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await gateway.graphql(query, {}, token);
      expect(data).toEqual({ me: { role: 'SA' }, invoice: null });
      expect(errors?.map(({ message, path }) => [message, path])).toEqual([
        ['Internal server error', ['invoice', 'status']],
      ]);
      expect(onlyLine(errors?.[0]?.extensions?.requestId).level).toBe('error');
      log.length = 0;
    }
  });
});

describe('masked', () => {
  it('logs a bug once that came to light in several records', () => {
    const error = vi.fn();
    const request = { language: 'en', requestId: 'a-request' };
    const { schema } = gateway.services;
    const context = { log: { error }, schema, ...request } as unknown as Context;
    const errors = [0, 1, 2].map(
      (index) => new GraphQLError('x', { path: ['list', index], originalError: bug }),
    );
    const result = masked({ data: null, errors }, context, { document: parse('{ list { id } }') });
    expect(result.errors?.map(({ path }) => path)).toEqual(errors.map(({ path }) => path));
    expect(error.mock.calls).toEqual([[{ err: bug, path: ['list', 0] }, 'an operation failed']]);
  });
});

describe('a refusal', () => {
  it('is not logged as a bug', async () => {
    await gateway.graphql('{ me { id } }');
    await gateway.graphql('mutation { deleteInvoice(input: { id: "none" }) { id } }', {}, token);
    await gateway.graphql('{ nothing }');
    await gateway.call({ method: 'GET', url: '/api/invoices?id=none', token });
    await gateway.call({ method: 'GET', url: '/api/invoices' });
    expect(log).toEqual([]);
  });
});

describe('an outage of the store', () => {
  let broken: TestGateway;
  let tokenThere: string;
  let lines: LogLine[];
  beforeAll(async () => {
    broken = await startGateway();
    tokenThere = await broken.tokenFor('SA');
    lines = captureLog(broken.app);
  });
  afterEach(() => {
    lines.length = 0;
  });
  afterAll(() => broken.stop());

  it('below a list shows nothing of the SQL, and is logged once', async () => {
    await sql`alter table invoice_items rename to lost_items`.execute(broken.store.db);
    const first = await broken.graphql(ITEMS, {}, tokenThere);
    const { data, errors } = await broken.graphql(ITEMS, {}, tokenThere);
    await sql`alter table lost_items rename to invoice_items`.execute(broken.store.db);
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toBe('Internal server error');
    expect(JSON.stringify(errors)).not.toMatch(/invoice_items|select/i);
    expect(first.errors?.[0]?.message).toBe('Internal server error');
    expect(lines).toHaveLength(2);
    expect(String(lines[0]?.details.err)).toMatch(/invoice_items/);
  });

  it('while the caller is read is answered at both transports, and logged once', async () => {
    await sql`alter table sessions rename to lost_sessions`.execute(broken.store.db);
    const graphql = await broken.call({
      url: '/graphql',
      body: { query: '{ me { id } }' },
      token: tokenThere,
    });
    const rest = await broken.call({ method: 'GET', url: '/api/auth/profile', token: tokenThere });
    await sql`alter table lost_sessions rename to sessions`.execute(broken.store.db);
    const requestIds = lines.map(({ request }) => request.reqId);
    const code = 'INTERNAL_SERVER_ERROR';
    const message = 'Internal server error';
    expect(graphql).toEqual({
      status: 500,
      body: { errors: [{ message, extensions: { code, requestId: requestIds[0] } }] },
    });
    expect(rest).toEqual({ status: 500, body: { message, requestId: requestIds[1] } });
    expect(lines.map(({ details }) => String(details.err))).toEqual([
      expect.stringContaining('sessions'),
      expect.stringContaining('sessions'),
    ]);
  });
});
