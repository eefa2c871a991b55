import { describe, expect, it } from 'vitest';
import { parcelsForEach } from '../../testing/parcels.ts';

const { answered, ask, gateway, labels, made, parcels, threeParcels, tokens } = parcelsForEach();

interface Page {
  nodes: { label: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

interface OpenApi {
  paths: Record<string, { get: { parameters: object[] } }>;
}

describe('a declared reference', () => {
  it('is entered by an id, which has to be that of a record, and answers the record', async () => {
    await threeParcels();
    expect(await parcels('first: 9')).toEqual([
      { label: 'a', courier: { name: 'Zoé' } },
      { label: 'b', courier: { name: 'ana' } },
      { label: 'c', courier: null },
    ]);
    const { errors } = await ask(
      'mutation { createParcel(input: { label: "d", courierId: "nobody" }) { activityId } }',
    );
    expect(errors![0]!.extensions).toMatchObject({
      code: 'INVALID',
      fields: { courierId: 'is not a courier' },
    });
  });

  it('filters by records and by none, and counts them by their titles', async () => {
    const { zoe, ana } = await threeParcels();
    expect(await labels(`filter: { courierId: "${zoe}" }`)).toBe('a');
    expect(await labels(`filter: { courierIdIn: ["${zoe}", "${ana}"] }`)).toBe('ab');
    expect(await labels(`filter: { courierIdIn: [null] }`)).toBe('c');
    expect(await labels(`filter: { courierIdIn: ["${ana}", null] }`)).toBe('bc');
    expect(await labels(`filter: { courierIdIn: [] }`)).toBe('');
    expect(await labels(`filter: { courierIdNotIn: ["${ana}"] }`)).toBe('ac');
    expect(await labels(`filter: { courierIdNotIn: [null] }`)).toBe('ab');
    expect(await labels(`filter: { courierIdNotIn: ["${ana}", null] }`)).toBe('a');
    expect(await labels('filter: { courierIdIsEmpty: true }')).toBe('c');
    expect(await labels('filter: { courierIdIsEmpty: false }')).toBe('ab');
    expect(await labels(`filter: { courierIdIsEmpty: null, courierId: "${ana}" }`)).toBe('b');
    const { counts } = (
      await answered('{ parcels { counts(by: courierId) { value title count } } }')
    ).parcels;
    expect(counts).toHaveLength(3);
    expect(counts).toEqual(
      expect.arrayContaining([
        { value: zoe, title: 'Zoé', count: 1 },
        { value: ana, title: 'ana', count: 1 },
        { value: null, title: null, count: 1 },
      ]),
    );
  });

  it('filters by none over REST, as OpenAPI says', async () => {
    await threeParcels();
    const get = (url: string) => gateway().call({ method: 'GET', url, token: tokens.ADMIN! });
    const { body } = await get('/api/records/parcels?filter[courierIdIsEmpty]=true');
    expect(body).toMatchObject([{ label: 'c' }]);
    const { paths } = (await get('/api/openapi.json')).body as OpenApi;
    expect(paths['/api/records/parcels']!.get.parameters).toContainEqual(
      expect.objectContaining({ name: 'filter[courierIdIsEmpty]', schema: { type: 'boolean' } }),
    );
  });

  it.each([
    ['ascending', 'bdac'],
    ['descending', 'adbc'],
  ])(
    'orders by the title, %s, and each page goes on where the last one ended',
    async (direction, order) => {
      const { ana } = await threeParcels();
      await made('Parcel', { label: 'd', courierId: await made('Courier', { name: 'Bia' }) });
      const sort = `sort: { field: courier, direction: ${direction} }`;
      expect(await labels(sort)).toBe(order);
      expect(await labels(`${sort}, filter: { courierIdNotIn: ["${ana}"] }`)).toBe(
        order.replace('b', ''),
      );
      const met: string[] = [];
      let after: string | null = null;
      do {
        const data: Record<string, Page> = await answered(
          `query ($after: String) { parcels(first: 1, after: $after, ${sort}) {
          nodes { label } pageInfo { endCursor hasNextPage } } }`,
          { after },
        );
        const page = data.parcels!;
        met.push(...page.nodes.map(({ label }) => label));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(met.join('')).toBe(order);
      expect(await labels(`last: 2, ${sort}`)).toBe(order.slice(-2));
    },
  );

  it('lists the records that refer to one, on that one', async () => {
    const { zoe } = await threeParcels();
    await made('Parcel', { label: 'e', courierId: zoe });
    const { courier } = await answered(
      `{ courier(id: "${zoe}") { parcels(first: 1, filter: { text: "e" }) { totalCount nodes { label } counts(by: courierId) { count } } } }`,
    );
    expect(courier.parcels).toEqual({
      totalCount: 1,
      nodes: [{ label: 'e' }],
      counts: [{ count: 1 }],
    });
  });
});

describe('the records that refer to one', () => {
  const get = (url: string) =>
    gateway().call({ method: 'GET', url: `/api/records/${url}`, token: tokens.ADMIN! });

  it('are embedded with that one over REST: the first of them, and their number', async () => {
    const { zoe } = await threeParcels();
    for (let number = 0; number < 20; number += 1) {
      await made('Parcel', { label: `n${number}`, courierId: zoe });
    }
    const { body } = (await get(`couriers/${zoe}?include=parcels,chief`)) as {
      body: { chief: null; parcels: { totalCount: number; nodes: { courierId: string }[] } };
    };
    expect(body).toMatchObject({ name: 'Zoé', chief: null, parcels: { totalCount: 21 } });
    expect(body.parcels.nodes).toHaveLength(20);
    expect(body.parcels.nodes[0]).toMatchObject({ label: 'a', courierId: zoe });
    expect((await get(`couriers/${zoe}`)).body).toMatchObject({ parcels: { totalCount: 21 } });
    expect((await get(`couriers/${zoe}`)).body).not.toHaveProperty('parcels.nodes');
  });

  it('are not embedded in a list, which says what is', async () => {
    expect(await get('couriers?include=parcels')).toMatchObject({
      status: 400,
      body: { fields: { include: 'must be one of: chief' } },
    });
    const { paths } = (await gateway().call({ method: 'GET', url: '/api/openapi.json' }))
      .body as OpenApi;
    const included = (path: string) =>
      paths[path]!.get.parameters.find((each) => (each as { name: string }).name === 'include');
    const of = (names: string[]) => ({ schema: { items: { enum: names } } });
    expect(included('/api/records/couriers')).toMatchObject(of(['chief']));
    expect(included('/api/records/couriers/{id}')).toMatchObject(of(['chief', 'team', 'parcels']));
  });
});

describe('a record to which others refer', () => {
  it('is in the CONFLICT of a change from an older version', async () => {
    const id = await made('Courier', { name: 'Rui' });
    const change = (name: string) =>
      ask(
        `mutation { updateCourier(input: { id: "${id}", version: 1, name: "${name}" }) { activityId } }`,
      );
    expect((await change('Rui Dias')).errors).toBeUndefined();
    const { errors } = await change('Rui Lima');
    expect(errors![0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id, version: 2, name: 'Rui Dias', parcels: { totalCount: 0 } },
    });
  });
});

describe('a reference to records that the caller cannot read', () => {
  it('is null, and no filter, order or count tells of it', async () => {
    const depotId = await made('Depot', { name: 'Norte' });
    await made('Parcel', { label: 'a', depotId });
    const asEditor = (query: string) => ask(query, {}, 'EDITOR');
    const { data } = await asEditor('{ parcels { nodes { depot { name } } } }');
    expect(data!.parcels.nodes).toEqual([{ depot: null }]);
    for (const query of [
      `{ parcels(filter: { depotIdIn: ["${depotId}"] }) { totalCount } }`,
      '{ parcels(filter: { depotIdNotIn: [null] }) { totalCount } }',
      '{ parcels(filter: { depotIdIsEmpty: true }) { totalCount } }',
      '{ parcels(sort: { field: depot }) { totalCount } }',
      '{ parcels { counts(by: depotId) { count } } }',
    ]) {
      const { errors } = await asEditor(query);
      expect([query, errors![0]!.extensions!.code]).toEqual([query, 'FORBIDDEN']);
    }
    const embedded = (role: string) =>
      gateway().call({
        method: 'GET',
        url: '/api/records/parcels?include=depot,courier',
        token: tokens[role]!,
      });
    expect((await embedded('EDITOR')).body).toMatchObject([{ depot: null }]);
    expect((await embedded('ADMIN')).body).toMatchObject([{ depot: { name: 'Norte' } }]);
    expect(
      (await answered('{ parcels { counts(by: depotId) { title } } }')).parcels.counts,
    ).toEqual([{ title: 'Norte' }]);
  });
});
