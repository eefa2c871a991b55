import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const LOOKS = '{ listLooks { list look } }';
const SET = `mutation ($input: SetListLookInput!) {
  setListLook(input: $input) { listLook { list look } }
}`;

let gateway: TestGateway;
let ana: string;
let bia: string;

beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  ana = await gateway.tokenFor('EDITOR');
  bia = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

const set = (list: string, look: string, token: string) =>
  gateway.graphql(SET, { input: { list, look } }, token);

async function looks(token: string) {
  const { data } = await gateway.graphql(LOOKS, {}, token);
  return data?.listLooks as object[];
}

it('keeps the columns of each list with the account that arranged them', async () => {
  const customers = { list: 'clientes', look: 'columns=name%2Ccity' };
  const { data } = await set(customers.list, customers.look, ana);
  expect(data?.setListLook).toEqual({ listLook: customers });
  await set('invoices', 'density=compact', ana);
  await set('invoices', 'density=compact&pinned=1', ana);
  await set('clientes', 'pinned=2', bia);
  const invoices = { list: 'invoices', look: 'density=compact&pinned=1' };
  expect(await looks(ana)).toEqual([customers, invoices]);
  expect(await looks(bia)).toEqual([{ list: 'clientes', look: 'pinned=2' }]);
  await set('clientes', '', ana);
  expect(await looks(ana)).toEqual([invoices]);
});

it.each([
  ['../home', 'pinned=1', 'list'],
  ['invoices', `columns=${'x'.repeat(2_000)}`, 'look'],
])('refuses what does not fit: %s', async (list, look, field) => {
  const { errors } = await set(list, look, ana);
  expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
});

it('keeps 100 lists at most, and those that are there go on', async () => {
  const token = await gateway.tokenFor('ADMIN');
  for (let count = 0; count < 100; count += 1) await set(`list-${count}`, 'pinned=1', token);
  const { errors } = await set('more', 'pinned=1', token);
  expect(errors?.[0]?.extensions?.code).toBe('INVALID');
  expect((await set('list-7', 'pinned=2', token)).errors).toBeUndefined();
  expect(await looks(token)).toHaveLength(100);
});
