import { describe, expect, it } from 'vitest';
import { parcelsForEach } from '../../testing/parcels.ts';
import { commit } from '../write/commit.ts';
import { moveReferring } from '../write/moving-references.ts';

const { answered, ask, gateway, labels, made, parcels, remove, threeParcels } = parcelsForEach();

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
        changes: [{ fields: [{ field: 'courierId', beforeTitle: 'Zoé' }] }],
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
    const { records } = gateway().services;
    const { db } = gateway().store;
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
