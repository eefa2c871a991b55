import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGateway, type TestGatewayOptions } from '../../testing/test-gateway.ts';

const METRICS_TOKEN = 'a token of sixteen or more';

async function started(environment: TestGatewayOptions['environment'] = {}) {
  const gateway = await startGateway({ environment });
  onTestFinished(() => gateway.stop());
  return gateway;
}

const read = async (app: FastifyInstance, token = METRICS_TOKEN) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });

describe('/metrics', () => {
  it('counts requests and operations by outcome, and what limits refused', async () => {
    const { app, graphql, call, tokenFor } = await started({ METRICS_TOKEN });
    const token = await tokenFor('GUEST');
    await graphql('query Chosen { customers(first: 1) { totalCount } }', {}, token);
    await graphql('{ customers(first: 1) { totalCount } }');
    await graphql(`{ me { ${'a: __typename '.repeat(21)} } }`, {}, token);
    await graphql(`{ me { id } } # ${'x'.repeat(15_000)}`, {}, token);
    await graphql(`{ me { ${'id '.repeat(1_000)} } }`, {}, token);
    await call({ method: 'GET', url: '/api/invoices/all', token });
    await call({ method: 'GET', url: '/api/none/of/these' });

    const { statusCode, headers, body } = await read(app);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const lines = body.split('\n');
    for (const line of [
      'retaguarda_operation_duration_seconds_count{operation="query customers",outcome="ok"} 1',
      'retaguarda_operation_duration_seconds_count{operation="query customers",outcome="UNAUTHENTICATED"} 1',
      'retaguarda_http_request_duration_seconds_count{method="GET",route="/api/invoices/all",status="200"} 1',
      'retaguarda_http_request_duration_seconds_count{method="GET",route="/api/*",status="404"} 1',
      'retaguarda_refusals_total{limit="aliases"} 1',
      'retaguarda_refusals_total{limit="textLength"} 1',
      'retaguarda_refusals_total{limit="tokens"} 1',
    ]) {
      expect(lines).toContain(line);
    }
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    expect(body).not.toMatch(/Chosen|none\/of\/these/);
    // An operation that a limit refused was not run.
    expect(body).not.toContain('operation="query me"');
    const pool = /^retaguarda_store_connections\{state="idle"\} \d/m;
    if (process.env.STORE === 'PostgreSQL') expect(body).toMatch(pool);
  });

  it('is for those who send the token alone, once there is one', async () => {
    const { app } = await started({ METRICS_TOKEN });
    for (const token of ['', 'another', `${METRICS_TOKEN}s`]) {
      expect((await read(app, token)).statusCode).toBe(404);
    }
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  it('is for this machine in demo without a token, and for nobody in production', async () => {
    const demo = await started();
    const statusFrom = async ({ app }: typeof demo, remoteAddress: string) =>
      (await app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect(await statusFrom(demo, '127.0.0.1')).toBe(200);
    expect(await statusFrom(demo, '203.0.113.7')).toBe(404);
    const production = await started({ PROFILE: 'production', JWT_SECRET: 'x'.repeat(32) });
    expect(await statusFrom(production, '127.0.0.1')).toBe(404);
  });
});

it('a request leaves one line, with its id, its operations and no secret of its address', async () => {
  const { app, tokenFor } = await started({ LOG_LEVEL: 'info' });
  const lines = captured(app);
  const authorization = `Bearer ${await tokenFor('GUEST')}`;
  const payload = { query: 'query Home { me { id } }' };
  await app.inject({
    method: 'POST',
    url: '/graphql?token=s3cret',
    payload,
    headers: { authorization },
  });
  expect(lines).toEqual([
    {
      message: 'answered',
      method: 'POST',
      path: '/graphql',
      status: 200,
      milliseconds: expect.any(Number),
      operations: ['Home'],
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/s3cret|Bearer/);
});

function captured(app: FastifyInstance) {
  const lines: object[] = [];
  const child = app.log.child.bind(app.log);
  vi.spyOn(app.log, 'child').mockImplementation((bindings, options) => {
    const log = child(bindings, options);
    const write = (details: object, message: string) =>
      void lines.push({ ...bindings, ...details, message });
    vi.spyOn(log, 'info').mockImplementation(write as never);
    return log;
  });
  return lines;
}

describe('traces', () => {
  interface Sent {
    name: string;
    traceId: string;
    spanId: string;
    parentSpanId?: string;
    attributes: { key: string; value: Record<string, unknown> }[];
  }

  async function collector() {
    const spans: Sent[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
        };
        spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((one) => one.spans)));
        response.end('{}');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  it('go to the collector: a request within the trace of its caller, its operations within it', async () => {
    const { spans, url } = await collector();
    const gateway = await startGateway({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
    const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: 'query Home { me { id } }' },
      headers: { traceparent: `00-${traceId}-${caller}-01` },
    });
    await gateway.stop();
    const request = spans.find(({ name }) => name === 'POST /graphql')!;
    const operation = spans.find(({ name }) => name === 'Home')!;
    expect(request).toMatchObject({ traceId, parentSpanId: caller });
    expect(operation).toMatchObject({ traceId, parentSpanId: request.spanId });
    expect(request.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
    expect(operation.attributes).toContainEqual({
      key: 'retaguarda.outcome',
      value: { stringValue: 'UNAUTHENTICATED' },
    });
  });

  it('that no collector takes harm nobody', async () => {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
    const gateway = await startGateway({ environment });
    expect((await gateway.app.inject('/healthz')).statusCode).toBe(200);
    await gateway.stop();
  });
});
