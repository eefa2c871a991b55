import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdDeal } from '../../testing/sample-deals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
  for (const day of ['2030-01-02', '2030-01-03', '2030-01-04']) {
    const step = { nextStep: 'Ligar', nextStepDay: day };
    await createdDeal(gateway, token, { title: day, expectedCloseDay: day, ...step });
  }
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);

const CREATE = `mutation ($input: CreateDealInput!) {
  createDeal(input: $input) { deal { id expectedCloseDay expectedCloseOn nextStepDay nextStepOn } }
}`;
const create = async (input: object) => {
  const { data, errors } = await ask(CREATE, { input: { title: 'Feira', ...input } });
  return errors ? errors[0]!.extensions : data?.createDeal.deal;
};

async function titles(filter: object, sort?: object): Promise<string[]> {
  const LIST =
    'query ($filter: DealFilter, $sort: DealSort) { deals(filter: $filter, sort: $sort) { nodes { title } } }';
  const { data, errors } = await ask(LIST, { filter: { ...filter, text: '2030' }, sort });
  expect(errors).toBeUndefined();
  return data?.deals.nodes.map(({ title }: { title: string }) => title) as string[];
}

describe('the days of a deal', () => {
  it('are days, and midnights under their former names', async () => {
    const whole = {
      expectedCloseDay: '2030-05-06',
      expectedCloseOn: '2030-05-06T00:00:00.000Z',
      nextStepDay: '2030-05-02',
      nextStepOn: '2030-05-02T00:00:00.000Z',
    };
    const nextStep = 'Ligar';
    const { expectedCloseDay, nextStepDay } = whole;
    expect(await create({ expectedCloseDay, nextStep, nextStepDay })).toMatchObject(whole);
    for (const time of ['', 'T00:00:00Z', 'T20:30:00-03:00']) {
      const former = { expectedCloseOn: `2030-05-06${time}`, nextStepOn: `2030-05-02${time}` };
      expect(await create({ ...former, nextStep })).toMatchObject(whole);
    }
    expect(await create({ ...whole, nextStep })).toMatchObject(whole);
  });

  it('are changed and emptied by either name', async () => {
    const { id } = await createdDeal(gateway, token, {
      nextStep: 'Ligar',
      nextStepDay: '2031-01-02',
    });
    const UPDATE = `mutation ($input: UpdateDealInput!) {
      updateDeal(input: $input) { deal { expectedCloseDay nextStepDay nextStepOn } } }`;
    const update = async (input: object) =>
      (await ask(UPDATE, { input: { id, ...input } })).data?.updateDeal.deal;
    expect(await update({ expectedCloseOn: '2031-02-03' })).toMatchObject({
      expectedCloseDay: '2031-02-03',
      nextStepDay: '2031-01-02',
    });
    const none = { nextStepDay: null, nextStepOn: null };
    expect(await update({ nextStep: null, nextStepOn: null })).toMatchObject(none);
  });

  it('are refused when both names are given and differ, or none is', async () => {
    expect(
      await create({ expectedCloseDay: '2030-05-06', expectedCloseOn: '2030-05-07' }),
    ).toMatchObject({
      code: 'INVALID',
      fields: { expectedCloseOn: expect.stringContaining('expectedCloseDay') },
    });
    expect(await create({})).toMatchObject({
      code: 'INVALID',
      fields: { expectedCloseDay: 'this field is required' },
    });
    expect(
      await create({ expectedCloseDay: '2030-05-06', nextStepOn: null, nextStep: 'Ligar' }),
    ).toMatchObject({ fields: { nextStepOn: 'this field is required' } });
    expect(await create({ expectedCloseDay: '2030-02-30' })).toMatchObject({
      code: 'INVALID',
      fields: { expectedCloseDay: expect.stringContaining('must be a day that exists') },
    });
  });

  it('filter and order lists by either name', async () => {
    const [second, third, fourth] = ['2030-01-02', '2030-01-03', '2030-01-04'];
    const noon = '2030-01-03T12:00:00Z';
    expect(await titles({ expectedCloseDayFrom: third })).toEqual([third, fourth]);
    expect(await titles({ expectedFrom: third })).toEqual([third, fourth]);
    expect(await titles({ expectedFrom: noon })).toEqual([fourth]);
    expect(await titles({ or: [{ expectedTo: noon }] })).toEqual([second, third]);
    expect(await titles({ expectedCloseDayTo: third })).toEqual([second]);
    expect(await titles({ overdueDay: third })).toEqual([second]);
    expect(await titles({ overdueOn: third })).toEqual([second]);
    expect(await titles({ nextStepBeforeDay: third })).toEqual([second]);
    expect(await titles({ nextStepBefore: third })).toEqual([second]);
    for (const field of ['expectedCloseDay', 'expectedCloseOn']) {
      const sort = { field, direction: 'descending' };
      expect(await titles({}, sort)).toEqual([fourth, third, second]);
    }
  });

  it('are in files under either name', async () => {
    const file = async (columns: string) => {
      const query = new URLSearchParams({ columns, filter: '{"text":"2030-01-02"}' });
      const url = `/api/deals.csv?${query.toString()}`;
      return (await gateway.call({ method: 'GET', url, token })).body;
    };
    expect(await file('title,expectedCloseOn')).toBe(await file('title,expectedCloseDay'));
    expect(await file('expectedCloseOn')).toContain('2030-01-02');
  });
});
