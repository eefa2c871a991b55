import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWithKinds } from '../../testing/contracts.ts';
import { PARCELS } from '../../testing/parcels-sdl.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

const STICKERS = `${PARCELS}
"What somebody remembers."
type Memo @record(title: "text", owner: "accountId") {
  "What it is."
  text: String! @constraint(maxLength: 80) @sort
}

"Something that is stuck to something else."
type Sticker @record(title: "text") {
  "What is written on it."
  text: String! @constraint(maxLength: 80) @sort
  "What it is stuck to."
  record: AnyRecord @reference(to: "ANY", onDelete: CASCADE) @filter
}
`;

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startWithKinds(STICKERS, ['Courier', 'Depot', 'Parcel', 'Memo', 'Sticker']);
  for (const role of ['EDITOR', 'ADMIN']) tokens[role] = await gateway.tokenFor(role as 'ADMIN');
});
afterAll(() => gateway.stop());

async function created(kind: string, input: object, role = 'ADMIN') {
  const one = kind.toLowerCase();
  const query = `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${one} { id } } }`;
  const { data, errors } = await gateway.graphql(query, { input }, tokens[role]);
  return { id: data?.[`create${kind}`]?.[one].id as string, refused: errors?.[0]?.extensions };
}

const stuckTo = (recordKind: string, recordId: string, role = 'EDITOR') =>
  created('Sticker', { text: 'Fragile', recordKind, recordId }, role);

const lacks = (what: string) => ({
  code: 'INVALID',
  fields: { recordId: `${what} not found` },
});

it('refuses a record that does not exist, and one of a kind that does not', async () => {
  expect((await stuckTo('Courier', 'nobody')).refused).toMatchObject(lacks('Courier'));
  expect((await stuckTo('Nothing', 'nobody')).refused).toMatchObject(lacks('Record'));
  expect((await stuckTo('Sticker', 'nobody')).refused).toMatchObject(lacks('Sticker'));
  const { refused } = await created('Sticker', { text: 'Fragile', recordId: 'nobody' });
  expect(refused).toMatchObject(lacks('Record'));
});

it('refuses a record that the caller cannot read like one that does not exist', async () => {
  const { id: depot } = await created('Depot', { name: 'Cave' });
  expect((await stuckTo('Depot', depot)).refused).toMatchObject(lacks('Depot'));
  expect((await stuckTo('Depot', depot, 'ADMIN')).refused).toBeUndefined();
  const { id: memo } = await created('Memo', { text: 'Own' });
  expect((await stuckTo('Memo', memo)).refused).toMatchObject(lacks('Memo'));
  expect((await stuckTo('Memo', memo, 'ADMIN')).refused).toBeUndefined();
});

it('checks what changes, and leaves what a record has', async () => {
  const { id: depot } = await created('Depot', { name: 'Attic' });
  const { id } = await stuckTo('Depot', depot, 'ADMIN');
  const update = async (input: object) => {
    const query =
      'mutation ($input: UpdateStickerInput!) { updateSticker(input: $input) { activityId } }';
    const { errors } = await gateway.graphql(query, { input: { id, ...input } }, tokens.EDITOR);
    return errors?.[0]?.extensions;
  };
  expect(await update({ text: 'Heavy' })).toBeUndefined();
  expect(await update({ recordKind: 'Courier' })).toMatchObject(lacks('Courier'));
});

it('refuses over REST too', async () => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/records/stickers',
    headers: { authorization: `Bearer ${tokens.EDITOR}` },
    payload: { text: 'Fragile', recordKind: 'Courier', recordId: 'nobody' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { recordId: 'Courier not found' } });
});

it('is counted with its title, which only those see who can read the record', async () => {
  const { id: depot } = await created('Depot', { name: 'Barn' });
  const { id: courier } = await created('Courier', { name: 'Lia' });
  await stuckTo('Depot', depot, 'ADMIN');
  await stuckTo('Courier', courier);
  await stuckTo('Courier', courier);
  const countsFor = async (role: string) => {
    const query = `query ($filter: StickerFilter) {
      stickers(filter: $filter) { counts(by: recordId) { value title count } }
    }`;
    const filter = { recordIdIn: [depot, courier] };
    const { data } = await gateway.graphql(query, { filter }, tokens[role]);
    return data!.stickers.counts as unknown;
  };
  const ofCourier = { value: courier, title: 'Lia', count: 2 };
  expect(await countsFor('ADMIN')).toEqual([ofCourier, { value: depot, title: 'Barn', count: 1 }]);
  expect(await countsFor('EDITOR')).toEqual([ofCourier, { value: depot, title: null, count: 1 }]);
});
