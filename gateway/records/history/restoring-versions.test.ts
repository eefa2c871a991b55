import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Snapshot, Row } from '../declare/record.ts';
import { beforeNextTransaction } from '../../testing/before-transaction.ts';
import { newProduct } from '../../testing/sample-products.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let ana: string;
beforeAll(async () => {
  gateway = await startGateway();
  ana = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables = {}) => gateway.graphql(query, variables, ana);
const run = async (query: string, variables = {}) => {
  const { data, errors } = await ask(query, variables);
  expect(errors).toBeUndefined();
  return data!;
};
const UPDATE = `mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) { product { id } }
}`;
const update = (input: object) => run(UPDATE, { input });
const restoreVersion = (recordId: string, { activityId }: Step) =>
  run(
    'mutation ($input: RestoreVersionInput!) { restoreVersion(input: $input) { activity { id } } }',
    { input: { activityId, recordId } },
  );

interface Step {
  activityId: string;
  action: string;
  before: Row | undefined;
  after: Row | undefined;
}

/** Returns the steps of a record's history, the oldest first. */
const stepsOf = async (recordId: string): Promise<Step[]> => {
  const changes = await gateway.store.db
    .selectFrom('activityChanges')
    .innerJoin('activities', 'activities.id', 'activityChanges.activityId')
    .select(['activityId', 'activities.action', 'before', 'after'])
    .where('recordId', '=', recordId)
    .orderBy('activities.number')
    .execute();
  const rowIn = (copy: string | null) =>
    copy === null ? undefined : (JSON.parse(copy) as Snapshot).row;
  return changes.map(({ before, after, ...step }) => ({
    ...step,
    before: rowIn(before),
    after: rowIn(after),
  }));
};

const stored = (id: string) =>
  gateway.store.db
    .selectFrom('products')
    .select(['priceMillionths', 'totalUnit', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Makes a product with several versions, each of another price. */
const makeProduct = async (prices: readonly number[]) => {
  const { createProduct } = await run(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    { input: newProduct },
  );
  const { id } = createProduct.product as { id: string };
  for (const price of prices) await update({ id, price });
  return { id, versions: (await stepsOf(id)).slice(1) };
};

it('a restored version loses nothing that was changed while it was looked for', async () => {
  const { id, versions } = await makeProduct([10, 20]);
  const { version } = await stored(id);
  beforeNextTransaction(gateway, () => update({ id, totalUnit: 7 }));
  await restoreVersion(id, versions[0]!);
  expect(await stored(id)).toEqual({
    priceMillionths: 10_000_000,
    totalUnit: 7,
    version: version + 2,
  });
});

it('a change meets the version that was restored just before', async () => {
  const { id, versions } = await makeProduct([10, 20]);
  const { version } = await stored(id);
  const restore = () => restoreVersion(id, versions[0]!);
  beforeNextTransaction(gateway, restore);
  const { errors } = await ask(UPDATE, { input: { id, price: 30, version } });
  expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect(await stored(id)).toMatchObject({ priceMillionths: 10_000_000, version: version + 1 });
});

it('versions restored at once, and among other changes, come one after the other', async () => {
  const { id, versions } = await makeProduct([10, 20, 30, 40]);
  await Promise.all(
    versions
      .slice(0, 3)
      .flatMap((version, index) => [
        restoreVersion(id, version),
        update({ id, totalUnit: 101 + index }),
      ]),
  );
  const steps = (await stepsOf(id)).slice(-6);
  let last = versions.at(-1)!.after!;
  for (const { action, before, after } of steps) {
    expect(before).toEqual(last);
    const kept = action === 'restored' ? 'totalUnit' : 'priceMillionths';
    expect(after).toMatchObject({ [kept]: last[kept], version: Number(last.version) + 1 });
    last = after!;
  }
  const { priceMillionths, totalUnit, version } = last;
  expect(await stored(id)).toEqual({ priceMillionths, totalUnit, version });
});

it('a version that the record equals already is not recorded', async () => {
  const { id, versions } = await makeProduct([10, 20]);
  await update({ id, price: 10 });
  const before = await stored(id);
  const [version] = versions;
  const { activity } = (await restoreVersion(id, version!)).restoreVersion;
  expect(activity.id).toBe(version!.activityId);
  expect(await stored(id)).toEqual(before);
  expect(await stepsOf(id)).toHaveLength(4);
});
