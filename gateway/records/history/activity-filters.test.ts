import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Counted {
  totalCount: number;
  counts: { value: string | null; count: number }[];
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

async function list(filter: object, by = 'kind'): Promise<Counted> {
  const query = `query ($filter: ActivityFilter, $by: ActivityCountField!) {
    activities(filter: $filter) { totalCount counts(by: $by) { value count } }
  }`;
  const { data, errors } = await gateway.graphql(query, { filter, by }, token);
  expect(errors).toBeUndefined();
  return data!.activities as Counted;
}

it('activities are of several kinds, or of all but them, and none of no kind', async () => {
  const all = await list({});
  expect(all.counts.length).toBeGreaterThan(2);
  expect(all.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.totalCount);
  const [first, second, ...others] = all.counts;
  const two = [first!.value, second!.value];
  expect((await list({ kind: two })).counts).toEqual([first, second]);
  expect((await list({ kindNotIn: two })).counts).toEqual(others);
  expect((await list({ kind: [] })).totalCount).toBe(0);
});

it('activities are by several people, or by all but them, who may have no account any more', async () => {
  const { counts } = await list({}, 'accountId');
  const { value, count } = counts.find((each) => each.value !== null)!;
  expect((await list({ accountIdIn: [value, 'nobody'] })).totalCount).toBe(count);
  const others = counts.filter((each) => each.value !== value);
  expect((await list({ accountIdNotIn: [value] }, 'accountId')).counts).toEqual(others);
});

it('activities are not of an action that is left out, and a history counts its own', async () => {
  const { counts } = await list({ actionNotIn: ['created'] }, 'action');
  expect(counts.map(({ value }) => value)).not.toContain('created');
  const query = '{ projects(first: 1) { nodes { id projectName } } }';
  const { id } = (await gateway.graphql(query, {}, token)).data!.projects.nodes[0] as {
    id: string;
  };
  const change = `mutation { updateProject(input: { id: "${id}", projectName: "Obra" }) { activityId } }`;
  expect((await gateway.graphql(change, {}, token)).errors).toBeUndefined();
  const { data } = await gateway.graphql(
    `{ history(of: "${id}") { counts(by: action) { value count } } }`,
    {},
    token,
  );
  expect(data!.history.counts).toContainEqual({ value: 'updated', count: 1 });
});
