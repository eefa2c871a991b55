import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz, idsIn, idsQuery } from '../testing/fuzz/fuzz.ts';
import { routesIn } from '../testing/fuzz/routes.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

const COUNT = 600;
const printed = readFileSync(new URL('../../schema/printed.graphql', import.meta.url), 'utf8');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.stop());

it('answers whatever is sent without a fault of its own, and keeps no connection', async () => {
  const { app } = gateway;
  const [sa, guest] = [await gateway.tokenFor('SA'), await gateway.tokenFor('GUEST')];
  const { statuses } = await fuzz({
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    seed: 15,
    count: COUNT,
    schema: buildSchema(printed),
    routes: routesIn((await app.inject('/api/openapi.json')).json()),
    ids: idsIn((await gateway.graphql(idsQuery, {}, sa)).data!),
    tokens: [sa, guest],
  });
  // Some requests are understood, some are not.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  const open = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => open()).toBe(0);
});
