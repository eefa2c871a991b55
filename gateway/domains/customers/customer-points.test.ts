import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const POINTS = `query ($filter: CustomerFilter, $cellDegrees: Float!) {
  customerPoints(filter: $filter, cellDegrees: $cellDegrees) {
    latitude longitude count customer { name }
  }
}`;

const recife = { south: -8.2, west: -35.2, north: -7.9, east: -34.8 };

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  const editor = await gateway.tokenFor('EDITOR');
  for (const [name, latitude, longitude, status] of [
    ['Boa Vista', -8.06, -34.89, 'active'],
    ['Santo Antônio', -8.07, -34.88, 'lead'],
    ['Olinda', -8.01, -34.85, 'active'],
    ['Lisboa', 38.72, -9.14, 'inactive'],
    ['Nowhere', null, null, 'active'],
  ]) {
    const { errors } = await gateway.graphql(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { input: { kind: 'company', name, latitude, longitude, status } },
      editor,
    );
    expect(errors).toBeUndefined();
  }
  token = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

async function points(variables: object) {
  const { data, errors } = await gateway.graphql(POINTS, variables, token);
  expect(errors).toBeUndefined();
  return data?.customerPoints as {
    latitude: number;
    longitude: number;
    count: number;
    customer: { name: string } | null;
  }[];
}

describe('the points of a map', () => {
  it('stand for all customers of a cell, in their middle, and name one that is alone', async () => {
    const [many, alone, ...others] = await points({ cellDegrees: 5 });
    expect(others).toEqual([]);
    expect(many).toMatchObject({ count: 3, customer: null });
    expect(many!.latitude).toBeCloseTo((-8.06 - 8.07 - 8.01) / 3, 6);
    expect(many!.longitude).toBeCloseTo((-34.89 - 34.88 - 34.85) / 3, 6);
    expect(alone).toMatchObject({ latitude: 38.72, count: 1, customer: { name: 'Lisboa' } });
  });

  it('come apart in a finer grid', async () => {
    const apart = await points({ cellDegrees: 0.001, filter: { within: recife } });
    expect(apart.map(({ customer }) => customer?.name).sort()).toEqual([
      'Boa Vista',
      'Olinda',
      'Santo Antônio',
    ]);
  });

  it('are of the customers that pass the filter', async () => {
    const active = await points({ cellDegrees: 45, filter: { status: ['active'] } });
    expect(active.map(({ count }) => count)).toEqual([2]);
    const nowhere = { ...recife, south: 60, north: 70 };
    expect(await points({ cellDegrees: 45, filter: { within: nowhere } })).toEqual([]);
  });

  it.each([
    ['cellDegrees', { cellDegrees: 0 }],
    ['cellDegrees', { cellDegrees: 90 }],
    ['filter.within', { cellDegrees: 1, filter: { within: { ...recife, south: 1 } } }],
    ['filter.within', { cellDegrees: 1, filter: { within: { ...recife, west: 1 } } }],
  ])('are refused for a wrong %s', async (field, variables) => {
    const { errors } = await gateway.graphql(POINTS, variables, token);
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
  });
});

it('a list can be of a part of the map', async () => {
  const { data } = await gateway.graphql(
    'query ($filter: CustomerFilter) { customers(filter: $filter) { nodes { name } totalCount } }',
    { filter: { within: recife } },
    token,
  );
  expect(data?.customers).toEqual({
    nodes: [{ name: 'Boa Vista' }, { name: 'Olinda' }, { name: 'Santo Antônio' }],
    totalCount: 3,
  });
});
