import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWithKinds } from '../../testing/contracts.ts';
import { importCsv } from '../../testing/csv-files.ts';
import { PARCELS } from '../../testing/parcels-sdl.ts';
import { commit } from '../write/commit.ts';
import { moveReferring } from '../write/moving-references.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startWithKinds(PARCELS, ['Courier', 'Depot', 'Parcel']);
  for (const role of ['EDITOR', 'ADMIN'] as const) tokens[role] = await gateway.tokenFor(role);
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  for (const table of ['parcels', 'couriers', 'depots']) {
    await gateway.store.db.deleteFrom(table as 'products').execute();
  }
});

const ask = (query: string, variables: object = {}, role = 'ADMIN') =>
  gateway.graphql(query, variables, tokens[role]);

async function answered(query: string, variables: object = {}) {
  const { data, errors } = await ask(query, variables);
  expect(errors).toBeUndefined();
  return data!;
}

async function made(kind: 'Courier' | 'Depot' | 'Parcel', input: object): Promise<string> {
  const data = await answered(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${kind.toLowerCase()} { id } } }`,
    { input },
  );
  return data[`create${kind}`][kind.toLowerCase()].id as string;
}

const parcels = async (given: string) =>
  (await answered(`{ parcels(${given}) { nodes { label courier { name } } } }`)).parcels.nodes as {
    label: string;
    courier: { name: string } | null;
  }[];
const labels = async (given: string) => (await parcels(given)).map(({ label }) => label).join('');

const remove = (kind: string, id: string) =>
  ask(`mutation ($id: ID!) { delete${kind}(input: { id: $id }) { activityId } }`, { id });
const update = (id: string, input: object) =>
  answered(
    'mutation ($input: UpdateParcelInput!) { updateParcel(input: $input) { parcel { id } } }',
    {
      input: { id, ...input },
    },
  );
const idsByLabel = async () => {
  const { nodes } = (await answered('{ parcels { nodes { id label } } }')).parcels;
  return Object.fromEntries(
    (nodes as { id: string; label: string }[]).map(({ id, label }) => [label, id]),
  );
};
const restore = (id: string) =>
  answered('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id,
  });

interface Page {
  nodes: { label: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

async function threeParcels() {
  const [zoe, ana] = [
    await made('Courier', { name: 'Zoé' }),
    await made('Courier', { name: 'ana' }),
  ];
  await made('Parcel', { label: 'a', courierId: zoe });
  await made('Parcel', { label: 'b', courierId: ana });
  await made('Parcel', { label: 'c' });
  return { zoe, ana };
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

describe('the deletion of a record that others refer to', () => {
  it('clears the reference as a change of its own, which the undo takes back', async () => {
    const { zoe } = await threeParcels();
    const { data } = await remove('Courier', zoe);
    expect(await parcels('filter: { text: "a" }')).toEqual([{ label: 'a', courier: null }]);
    const versions = '{ parcels(filter: { text: "a" }) { nodes { id version } } }';
    const [{ id, version }] = (await answered(versions)).parcels.nodes;
    expect(version).toBe(2);
    const { history } = await answered(
      `{ history(of: "${id}", first: 1) { nodes { action kind title changes(of: "${id}") { fields { field beforeTitle } } } } }`,
    );
    expect(history.nodes).toMatchObject([
      {
        action: 'deleted',
        kind: 'Courier',
        title: 'Zoé',
        changes: [{ fields: [{ field: 'courierId' }] }],
      },
    ]);
    const undo = await restore(data!.deleteCourier.activityId);
    expect(await parcels('filter: { text: "a" }')).toEqual([
      { label: 'a', courier: { name: 'Zoé' } },
    ]);
    await restore(undo.restore.activity.id);
    expect(await parcels('filter: { text: "a" }')).toEqual([{ label: 'a', courier: null }]);
  });

  it('gives the reference back to what changed since, but to nothing that has another or is gone', async () => {
    const { zoe, ana } = await threeParcels();
    for (const label of ['d', 'e', 'f']) await made('Parcel', { label, courierId: zoe });
    const { data } = await remove('Courier', zoe);
    const ids = await idsByLabel();
    await update(ids.d!, { label: 'D' });
    await update(ids.e!, { courierId: ana });
    await remove('Parcel', ids.f!);
    const undo = await restore(data!.deleteCourier.activityId);
    const back = [
      { label: 'a', courier: { name: 'Zoé' } },
      { label: 'b', courier: { name: 'ana' } },
      { label: 'c', courier: null },
      { label: 'D', courier: { name: 'Zoé' } },
      { label: 'e', courier: { name: 'ana' } },
    ];
    expect(await parcels('first: 9')).toEqual(back);
    await restore(undo.restore.activity.id);
    expect(await parcels('first: 9')).toEqual(
      back.map((each) => (each.courier?.name === 'Zoé' ? { ...each, courier: null } : each)),
    );
  });

  it('is taken back for one of several, with what referred to that one', async () => {
    const { zoe, ana } = await threeParcels();
    const both = await ask(
      'mutation ($ids: [ID!]) { deleteCouriers(input: { ids: $ids }) { activityId } }',
      { ids: [zoe, ana] },
    );
    const { activityId } = both.data!.deleteCouriers;
    await answered(
      'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }',
      { input: { activityId, recordId: ana } },
    );
    expect(await parcels('first: 9')).toEqual([
      { label: 'a', courier: null },
      { label: 'b', courier: { name: 'ana' } },
      { label: 'c', courier: null },
    ]);
    await restore(activityId);
    expect((await parcels('first: 1'))[0]).toEqual({ label: 'a', courier: { name: 'Zoé' } });
  });

  it('clears and gives back what refers to another of its own kind', async () => {
    const chiefId = await made('Courier', { name: 'Zoé' });
    await made('Courier', { name: 'ana', chiefId });
    const { data } = await remove('Courier', chiefId);
    const chiefs = '{ couriers { nodes { name chief { name } } } }';
    expect((await answered(chiefs)).couriers.nodes).toEqual([{ name: 'ana', chief: null }]);
    await restore(data!.deleteCourier.activityId);
    expect((await answered(chiefs)).couriers.nodes).toEqual([
      { name: 'ana', chief: { name: 'Zoé' } },
      { name: 'Zoé', chief: null },
    ]);
  });

  it('is no undo of its creation once others refer to it', async () => {
    const { data } = await ask(
      'mutation { createCourier(input: { name: "Zoé" }) { activityId courier { id } } }',
    );
    const { activityId, courier } = data!.createCourier;
    await made('Parcel', { label: 'a', courierId: courier.id });
    const { errors } = await ask(
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
      { id: activityId },
    );
    expect(errors![0]!.extensions!.code).toBe('CONFLICT');
    expect(await parcels('first: 9')).toEqual([{ label: 'a', courier: { name: 'Zoé' } }]);
  });

  it('is refused where the reference says so, and nothing is changed', async () => {
    const keeperId = await made('Courier', { name: 'Zoé' });
    await made('Parcel', { label: 'a', keeperId, courierId: keeperId });
    const { errors } = await remove('Courier', keeperId);
    expect(errors![0]).toMatchObject({
      message: 'Parcel records refer to it: 1. Change or delete them first.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await parcels('first: 9')).toEqual([{ label: 'a', courier: { name: 'Zoé' } }]);
  });

  it('deletes them with it where the reference says so, and all are restored together', async () => {
    const depotId = await made('Depot', { name: 'Norte' });
    for (const label of ['a', 'b']) await made('Parcel', { label, depotId });
    await made('Parcel', { label: 'c' });
    const { data } = await remove('Depot', depotId);
    expect(await labels('first: 9')).toBe('c');
    const undo = await restore(data!.deleteDepot.activityId);
    expect(await labels(`filter: { depotId: "${depotId}" }`)).toBe('ab');
    await restore(undo.restore.activity.id);
    expect(await labels('first: 9')).toBe('c');
  });
});

describe('a merge of two records', () => {
  it('lets all that refers to one refer to the other, and refuses more than it may move', async () => {
    const { zoe, ana } = await threeParcels();
    await made('Parcel', { label: 'd', courierId: zoe, keeperId: zoe });
    const { records } = gateway.services;
    const { db } = gateway.store;
    const move = (refuseMany: (count: number) => void) =>
      commit({ db, reactions: [], records }, (unit) =>
        moveReferring(unit, { records }, records.get('Courier')!, {
          from: zoe,
          to: ana,
          refuseMany,
        }),
      );
    await expect(
      move((count) => {
        if (count > 2) throw new Error('Too many.');
      }),
    ).rejects.toThrow('Too many.');
    expect(await labels(`filter: { courierIdIn: ["${zoe}"] }`)).toBe('ad');
    expect(await move(() => undefined)).toBe(3);
    expect(await labels(`filter: { courierIdIn: ["${ana}"] }`)).toBe('abd');
    expect((await remove('Courier', zoe)).errors).toBeUndefined();
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
      '{ parcels(sort: { field: depot }) { totalCount } }',
      '{ parcels { counts(by: depotId) { count } } }',
    ]) {
      const { errors } = await asEditor(query);
      expect([query, errors![0]!.extensions!.code]).toEqual([query, 'FORBIDDEN']);
    }
    expect(
      (await answered('{ parcels { counts(by: depotId) { title } } }')).parcels.counts,
    ).toEqual([{ title: 'Norte' }]);
  });
});

describe('a file', () => {
  const mapping = { Label: 'label', Courier: 'courier' };
  const bring = (file: string) =>
    importCsv(gateway, 'parcels', file, { token: tokens.ADMIN!, mapping });
  it('names the record by its title, and takes its title or its id', async () => {
    const { zoe } = await threeParcels();
    const { body } = await gateway.call({
      method: 'GET',
      url: '/api/parcels.csv?lang=en',
      token: tokens.ADMIN!,
    });
    expect(body).toContain('Zoé');
    const { bad } = await bring(`Label,Courier\nd,ZOE\ne,${zoe}\nf,`);
    expect(bad).toEqual([]);
    expect((await parcels('filter: { text: "d" }'))[0]!.courier).toEqual({ name: 'Zoé' });
    expect((await parcels('filter: { text: "e" }'))[0]!.courier).toEqual({ name: 'Zoé' });
    expect((await parcels('filter: { text: "f" }'))[0]!.courier).toBe(null);
  });

  it('says where a title names no record, or several', async () => {
    await threeParcels();
    await made('Courier', { name: 'Ana' });
    const { bad } = await bring('Label,Courier\nd,Ana\ne,Rui');
    const problem = 'is the title or the id of no Courier, or the title of several';
    expect(bad.map(({ errors }) => errors)).toEqual([{ courier: problem }, { courier: problem }]);
  });
});
