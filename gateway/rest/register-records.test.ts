import { afterAll, beforeAll, expect, it } from 'vitest';
import { declarations } from '../records/declarations.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const get = (url: string) => gateway.call({ method: 'GET', url: `/api/records/${url}`, token });

const lists = [...declarations.values()].filter(({ listed }) => listed).map(({ many }) => many);

it.each(lists)('a page of %s has up to 100 records', async (many) => {
  for (const size of ['first', 'last']) {
    expect(await get(`${many}?${size}=100`)).toMatchObject({ status: 200 });
    expect(await get(`${many}?${size}=101`)).toMatchObject({
      status: 400,
      body: { fields: { [size]: expect.stringContaining('must be between 1 and 100') } },
    });
  }
});
