import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../testing/parcels-sdl.ts';
import { parcelsForEach } from '../../testing/parcels.ts';

const { answered, ask, gateway, made, remove, tokens } = parcelsForEach({
  sdl: ROUTES,
  kinds: ['Route'],
});

const STOPS = 'stops { parcelId pieces depotId parcel { label } depot { name } }';

const changed = (input: object, role = 'ADMIN') =>
  ask(
    `mutation ($input: UpdateRouteInput!) { updateRoute(input: $input) { route { ${STOPS} } activityId } }`,
    { input },
    role,
  );

async function stopsOf(id: string, role = 'ADMIN') {
  const { data, errors } = await ask(`{ route(id: "${id}") { ${STOPS} } }`, {}, role);
  expect(errors).toBeUndefined();
  return data!.route.stops as object[];
}

async function twoParcels() {
  return [await made('Parcel', { label: 'Vaso' }), await made('Parcel', { label: 'Livro' })];
}

interface Rest {
  status: number;
  body: Record<string, unknown>;
}

const call = (method: 'GET' | 'POST', url: string, body?: object) =>
  gateway().call({ method, url, token: tokens.ADMIN!, ...(body && { body }) }) as Promise<Rest>;

describe('a reference in the rows of a declared part', () => {
  it('is entered by an id, and answers the record', async () => {
    const [vase, book] = await twoParcels();
    const id = await made('Route', {
      name: 'Norte',
      stops: [{ parcelId: book }, { parcelId: vase, pieces: 3 }],
    });
    expect(await stopsOf(id)).toEqual([
      { parcelId: book, pieces: 1, parcel: { label: 'Livro' }, depotId: null, depot: null },
      { parcelId: vase, pieces: 3, parcel: { label: 'Vaso' }, depotId: null, depot: null },
    ]);
  });

  it('must be that of a record, and is said to be missing at its field', async () => {
    const [vase] = await twoParcels();
    const id = await made('Route', { name: 'Sul', stops: [] });
    const { errors } = await changed({
      id,
      stops: [{ parcelId: vase }, { parcelId: 'nobody', depotId: 'nowhere' }],
    });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'INVALID',
      fields: {
        'stops.1.parcelId': 'is not a parcel',
        'stops.1.depotId': 'is not a depot',
      },
    });
    expect(await stopsOf(id)).toEqual([]);
  });

  it('is null for a record that the caller cannot read, whose id stays when the rows are saved', async () => {
    const [vase] = await twoParcels();
    const depotId = await made('Depot', { name: 'Secreto' });
    const id = await made('Route', { name: 'Leste', stops: [{ parcelId: vase, depotId }] });
    expect(await stopsOf(id, 'EDITOR')).toMatchObject([{ depotId, depot: null }]);
    const { errors } = await changed(
      { id, stops: [{ parcelId: vase, depotId, pieces: 2 }] },
      'EDITOR',
    );
    expect(errors).toBeUndefined();
    expect(await stopsOf(id)).toMatchObject([{ pieces: 2, depot: { name: 'Secreto' } }]);
  });

  it('keeps the id of a deleted record when its row is saved, and when that is undone, and is null then', async () => {
    const [vase, book] = await twoParcels();
    const id = await made('Route', { name: 'Oeste', stops: [{ parcelId: vase }] });
    expect((await remove('Parcel', vase!)).errors).toBeUndefined();
    expect(await stopsOf(id)).toMatchObject([{ parcelId: vase, parcel: null }]);
    const { data, errors } = await changed({
      id,
      stops: [{ parcelId: vase, pieces: 4 }, { parcelId: book }],
    });
    expect(errors).toBeUndefined();
    await answered(
      'mutation ($of: ID!) { restore(input: { activityId: $of }) { activity { id } } }',
      { of: data!.updateRoute.activityId },
    );
    expect(await stopsOf(id)).toMatchObject([{ parcelId: vase, pieces: 1, parcel: null }]);
  });

  it('does not keep a deleted record from being restored, when what a row refers to is gone', async () => {
    const [vase] = await twoParcels();
    const id = await made('Route', { name: 'Ilha', stops: [{ parcelId: vase }] });
    await remove('Parcel', vase!);
    const { data } = await remove('Route', id);
    await answered(
      'mutation ($of: ID!) { restore(input: { activityId: $of }) { activity { id } } }',
      { of: data!.deleteRoute.activityId },
    );
    expect(await stopsOf(id)).toMatchObject([{ parcelId: vase, parcel: null }]);
  });

  it('has the title in history, also that of a deleted record, for callers who can read it', async () => {
    const [vase, book] = await twoParcels();
    const depotId = await made('Depot', { name: 'Secreto' });
    const id = await made('Route', { name: 'Centro', stops: [{ parcelId: vase }] });
    await changed({ id, stops: [{ parcelId: book, depotId, pieces: 2 }] });
    await remove('Parcel', vase!);
    const rows = async (role: string) => {
      const { data } = await ask(
        `{ history(of: "${id}", first: 1) { nodes { changes { fields { field before after } } } } }`,
        {},
        role,
      );
      const [{ field, before, after }] = data!.history.nodes[0].changes[0].fields;
      return { field, before: JSON.parse(before as string), after: JSON.parse(after as string) };
    };
    expect(await rows('ADMIN')).toMatchObject({
      field: 'routeStops',
      before: [{ parcelId: vase, parcel: 'Vaso', depot: null }],
      after: [{ parcelId: book, parcel: 'Livro', depot: 'Secreto', pieces: 2 }],
    });
    expect((await rows('EDITOR')).after).toMatchObject([{ depotId, depot: null }]);
  });

  it('is in the CONFLICT of a change from an older version', async () => {
    const [vase, book] = await twoParcels();
    const id = await made('Route', { name: 'Praia', stops: [{ parcelId: vase }] });
    await changed({ id, version: 1, stops: [{ parcelId: book }] });
    const { errors } = await changed({ id, version: 1, stops: [] });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id, stops: [{ parcelId: book, parcel: { id: book, label: 'Livro' } }] },
    });
  });

  it('is entered and answered by its id over REST, with the same errors', async () => {
    const [vase] = await twoParcels();
    const { status, body } = await call('POST', '/api/records/routes', {
      name: 'Serra',
      stops: [{ parcelId: vase, pieces: 2 }],
    });
    expect(status).toBe(201);
    const stops = [{ parcelId: vase, depotId: null, pieces: 2 }];
    expect(await call('GET', `/api/records/routes/${String(body.id)}`)).toMatchObject({
      body: { name: 'Serra', stops },
    });
    expect(
      await call('POST', '/api/records/routes', { name: 'Mar', stops: [{ parcelId: 'nobody' }] }),
    ).toMatchObject({
      status: 400,
      body: { fields: { 'stops.0.parcelId': 'is not a parcel' } },
    });
  });
});
