import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentLimits, filterLimits } from '../../config/limits.ts';
import { startWithKinds } from '../../testing/contracts.ts';
import { PARCELS } from '../../testing/parcels-sdl.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let editor: string;
let admin: string;
beforeAll(async () => {
  gateway = await startWithKinds(PARCELS, ['Courier', 'Depot', 'Parcel']);
  editor = await gateway.tokenFor('EDITOR');
  admin = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

async function answered(query: string, variables: object = {}, token = admin) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

const LIST = `query ($filter: CustomerFilter, $first: Int, $after: String) {
  customers(filter: $filter, first: $first, after: $after) {
    totalCount nodes { id name status state } pageInfo { hasNextPage endCursor }
    counts(by: status) { value count }
  }
}`;
const customers = async (filter: object, page = {}) =>
  (await answered(LIST, { filter, ...page })).customers;
const GROUPS = {
  or: [
    { status: ['lead'], state: ['SP'] },
    { and: [{ status: ['inactive'] }, { stateNotIn: ['SP'] }] },
  ],
};
const inGroups = ({ status, state }: { status: string; state: string | null }) =>
  (status === 'lead' && state === 'SP') || (status === 'inactive' && state !== 'SP');

async function refusal(filter: object, token = admin) {
  const { errors } = await gateway.graphql(LIST, { filter }, token);
  return errors![0]!.extensions!;
}

const nested = (levels: number): object =>
  levels === 0 ? { status: ['lead'] } : { or: [nested(levels - 1)] };

describe('a filter with groups', () => {
  it('is the same for the list, its pages, its counts, its file and its address', async () => {
    const all = await customers({}, { first: 100 });
    expect(all.nodes.length).toBe(all.totalCount);
    const expected = all.nodes.filter(inGroups);
    expect(expected.length).toBeGreaterThan(2);
    const met: { id: string }[] = [];
    let after: string | null = null;
    do {
      const page = await customers(GROUPS, { first: 2, after });
      expect(page.totalCount).toBe(expected.length);
      met.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(met).toEqual(expected);
    const { counts } = await customers(GROUPS);
    const statuses = counts.map(({ value }: { value: string }) => value).toSorted();
    expect(statuses).toEqual(['inactive', 'lead']);

    const headers = { authorization: `Bearer ${admin}` };
    const file = encodeURIComponent(JSON.stringify(GROUPS));
    const csv = await gateway.app.inject({ url: `/api/customers.csv?filter=${file}`, headers });
    expect(csv.body.trim().split('\n').length - 1).toBe(expected.length);
    const rest =
      'filter[or][0][status]=lead&filter[or][0][state]=SP' +
      '&filter[or][2][and][0][status]=inactive&filter[or][2][and][1][stateNotIn]=SP';
    const url = `/api/records/customers?first=100&${rest}`;
    const listed = await gateway.app.inject({ url, headers });
    expect(listed.json().map(({ id }: { id: string }) => id)).toEqual(
      expected.map(({ id }: { id: string }) => id),
    );
  });

  it('is the same for figures and for changes of all that match', async () => {
    const groups = { or: [{ stage: ['won'] }, { amountFrom: 5000, stage: ['lead'] }] };
    const { deals, dealStages } = await answered(
      `query ($filter: DealFilter) {
        deals(filter: $filter, first: 100) { totalCount nodes { stage } }
        dealStages(filter: $filter) { stage count }
      }`,
      { filter: groups },
    );
    const inFigures = dealStages.reduce(
      (sum: number, { count }: { count: number }) => sum + count,
      0,
    );
    expect(inFigures).toBe(deals.totalCount);
    const { totalCount } = await customers(GROUPS);
    const { updateCustomers } = await answered(
      `mutation ($filter: CustomerFilter) {
        updateCustomers(input: { filter: $filter, addTags: ["grupo"] }) { count }
      }`,
      { filter: GROUPS },
    );
    expect(updateCustomers.count).toBe(totalCount);
    expect((await customers({ tag: 'grupo' })).nodes.filter(inGroups)).toHaveLength(totalCount);
  });

  it('has text filters in its groups', async () => {
    const [one, other] = (await customers({}, { first: 2 })).nodes;
    const { nodes } = await customers({ or: [{ text: one.name }, { text: other.name }] });
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([one.id, other.id]),
    );
  });

  it('keeps the scope of its list', async () => {
    const folders = async (filter: object) =>
      (
        await answered(
          'query ($filter: MessageFilter) { messages(filter: $filter) { nodes { folder } } }',
          { filter },
        )
      ).messages.nodes;
    const isInbox = ({ folder }: { folder: string }) => folder === 'inbox';
    expect((await folders({ or: [{ isRead: true }, { isRead: false }] })).every(isInbox)).toBe(
      true,
    );
    const sent = await folders({ or: [{ folder: 'sent' }] });
    expect(sent.some(isInbox)).toBe(false);
  });

  it('is refused with the reason beyond its limits', async () => {
    const { depth, groups, values } = filterLimits;
    expect((await customers(nested(depth))).totalCount).toBeGreaterThan(0);
    expect((await refusal(nested(depth + 1))).fields).toEqual({
      'filter.or': `must be at most ${depth} levels deep`,
    });
    expect((await refusal({ and: Array(groups + 1).fill({}) })).fields).toEqual({
      'filter.and': `must have at most ${groups} groups in all`,
    });
    const many = Array.from({ length: 6 }, () => ({ ids: Array(90).fill('x') }));
    expect((await refusal({ or: many })).fields).toEqual({
      'filter.or': `must have at most ${values} entries`,
    });
    const text = 'um dois tres quatro cinco seis';
    expect((await refusal({ or: [{ text }, { text }] })).fields).toEqual({
      'filter.or': 'must have at most 10 words',
    });
    const { variableDepth } = documentLimits;
    expect((await refusal(nested(variableDepth))).fields).toEqual({
      filter: `must be at most ${variableDepth} levels deep`,
    });
    const levels = 60_000;
    const filter = `${'{"or":['.repeat(levels)}${']}'.repeat(levels)}`;
    const { body } = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      payload: `{"query":${JSON.stringify(LIST)},"variables":{"filter":${filter}}}`,
    });
    expect(JSON.parse(body).errors[0].extensions.code).toBe('INVALID');
  });

  it.each([
    'filter[or]=lead',
    'filter[or][0]=lead',
    'filter[or][x][status]=lead',
    `filter[or][${filterLimits.groups}][status]=lead`,
    'filter[or][0][colour]=red',
    'filter[status][0]=lead',
  ])('is refused at the address %s', async (query) => {
    const headers = { authorization: `Bearer ${admin}` };
    const { statusCode } = await gateway.app.inject({
      url: `/api/records/customers?${query}`,
      headers,
    });
    expect(statusCode).toBe(400);
  });

  it('does not tell of records that the caller cannot read, at no level and by no operation', async () => {
    const { createDepot } = await answered(
      'mutation { createDepot(input: { name: "Porão" }) { depot { id } } }',
    );
    const filters = [
      { depotIdIn: [createDepot.depot.id] },
      { or: [{ depotIdIn: [null] }] },
      { and: [{ or: [{ label: 'x' }, { depotIdNotIn: [null] }] }] },
    ].map(({ ...filter }) => JSON.parse(JSON.stringify(filter).replace('{"label":"x"},', '')));
    const operations = [
      'query ($filter: ParcelFilter) { parcels(filter: $filter) { totalCount } }',
      'mutation ($filter: ParcelFilter) { updateParcels(input: { filter: $filter, changes: {} }) { count } }',
      'query ($filter: ParcelFilter) { nearTexts(kind: Parcel, text: "caixa", filter: { parcel: $filter }) }',
    ];
    for (const filter of filters) {
      for (const operation of operations) {
        const { errors } = await gateway.graphql(operation, { filter }, editor);
        expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      }
    }
  });
});
