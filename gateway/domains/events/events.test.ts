import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeRoles, refusesBadFields } from '../../testing/refusals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = 'id title start end allDay location note color customerId version';
const ONE = `query ($id: ID!) { event(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { ${WHOLE} } } }`;
const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${WHOLE} } } }`;
const DELETE = 'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { id } }';

const fair = {
  title: 'Feira',
  start: '2030-01-02T12:00:00.000Z',
  end: '2030-01-03T18:00:00.000Z',
  location: 'Praça',
  note: 'Levar cartões.',
  color: 'teal',
};

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const find = async (id: string) => (await gateway.graphql(ONE, { id }, token)).data?.event;
const create = (input: object = {}) =>
  gateway.graphql(CREATE, { input: { ...fair, ...input } }, token);
const update = (input: object) => gateway.graphql(UPDATE, { input }, token);

async function created(input: object = {}) {
  const { data, errors } = await create(input);
  expect(errors).toBeUndefined();
  return data?.createEvent.event as { id: string };
}

describe('creating an event', () => {
  it('keeps everything that is given', async () => {
    const event = await created({ id: 'an-id-of-ours' });
    expect(event).toEqual({
      ...fair,
      id: 'an-id-of-ours',
      allDay: false,
      customerId: null,
      version: 1,
    });
    expect(await find(event.id)).toEqual(event);
  });

  it('needs no more than a title and two times, which may be one', async () => {
    const input = { title: 'Corte de fita', start: fair.start, end: fair.start };
    const { data } = await gateway.graphql(CREATE, { input }, token);
    expect(data?.createEvent.event).toMatchObject({ ...input, location: null, note: null });
  });

  it('may be about a customer, who keeps it in their list', async () => {
    const { data } = await gateway.graphql('{ customers(first: 1) { nodes { id } } }', {}, token);
    const customerId = data?.customers.nodes[0].id as string;
    const { id } = await created({ customerId });
    const OF = 'query ($id: ID!) { events(filter: { customerId: $id }) { nodes { id } } }';
    const listed = await gateway.graphql(OF, { id: customerId }, token);
    expect(listed.data?.events.nodes).toContainEqual({ id });
    const { errors } = await create({ customerId: 'nobody' });
    expect(errors?.[0]?.extensions?.fields).toHaveProperty('customerId');
  });

  it('refuses an id in use', async () => {
    const { id } = await created();
    const { errors } = await create({ id });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: { id: 'is taken' } });
  });
});

describe('creating an event is refused', () => {
  refusesBadFields(
    [
      ['end', { end: '2030-01-02T11:59:59Z' }, 'must be no earlier than the start'],
      ['title', { title: ' ' }, 'this field is required'],
      ['location', { location: 'x'.repeat(301) }, 'must be at most 300 characters long'],
      ['start', { start: 'tomorrow' }, expect.stringContaining('date and time')],
    ],
    create,
  );
});

describe('updating an event', () => {
  it('changes what is given, and empties what is null', async () => {
    const event = await created();
    const { data } = await update({ id: event.id, version: 1, end: fair.start, note: null });
    const expected = { ...event, end: fair.start, note: null, version: 2 };
    expect(data?.updateEvent.event).toEqual(expected);
    expect(await find(event.id)).toEqual(expected);
  });

  it('refuses a start after the end that it has', async () => {
    const event = await created();
    const { errors } = await update({ id: event.id, start: '2030-01-04T00:00:00Z' });
    expect(errors?.[0]?.extensions?.fields).toHaveProperty('end');
    expect(await find(event.id)).toEqual(event);
  });

  it('refuses an older version with the event as it now is', async () => {
    const { id } = await created();
    await update({ id, version: 1, title: 'a' });
    const { errors } = await update({ id, version: 1, title: 'b' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: await find(id) });
    expect(await find(id)).toMatchObject({ title: 'a', version: 2 });
  });

  it('refuses an unknown id', async () => {
    const { errors } = await update({ id: 'none', title: 'a' });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('deleting an event', () => {
  it('takes it out', async () => {
    const { id } = await created();
    const { data } = await gateway.graphql(DELETE, { id }, token);
    expect(data?.deleteEvent).toEqual({ id });
    expect(await find(id)).toBeNull();
    const { errors } = await gateway.graphql(DELETE, { id }, token);
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('taking back', () => {
  const restore = (activityId: string, by: string) =>
    gateway.graphql(
      'mutation ($input: RestoreInput!) { restore(input: $input) { activity { id } } }',
      { input: { activityId } },
      by,
    );

  it('puts an event back where it was, by who moved it', async () => {
    const editor = await gateway.tokenFor('EDITOR');
    const event = await created();
    const input = { id: event.id, end: '2030-01-05T18:00:00.000Z' };
    const { data } = await gateway.graphql(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { activityId } }',
      { input },
      editor,
    );
    expect((await restore(data?.updateEvent.activityId as string, editor)).errors).toBeUndefined();
    expect(await find(event.id)).toMatchObject({ start: fair.start, end: fair.end });
  });

  it('brings a deleted event back', async () => {
    const event = await created();
    const { data } = await gateway.graphql(
      'mutation ($id: ID!) { deleteEvent(input: { id: $id }) { activityId } }',
      { id: event.id },
      token,
    );
    expect((await restore(data?.deleteEvent.activityId as string, token)).errors).toBeUndefined();
    expect(await find(event.id)).toMatchObject(fair);
  });
});

describe('a filter', () => {
  const days: [title: string, start: string, end: string][] = [
    ['before', '2031-01-01T00:00:00Z', '2031-01-05T00:00:00Z'],
    ['into', '2031-01-01T01:00:00Z', '2031-01-05T00:00:01Z'],
    ['around', '2031-01-02T00:00:00Z', '2031-02-01T00:00:00Z'],
    ['moment', '2031-01-05T00:00:00Z', '2031-01-05T00:00:00Z'],
    ['within', '2031-01-06T00:00:00Z', '2031-01-06T01:00:00Z'],
    ['out', '2031-01-06T23:59:59Z', '2031-01-09T00:00:00Z'],
    ['after', '2031-01-07T00:00:00Z', '2031-01-08T00:00:00Z'],
  ];
  beforeAll(async () => {
    for (const [title, start, end] of days) await created({ title, start, end });
  });

  const LIST = `query ($filter: EventFilter, $sort: EventSort, $first: Int, $after: String) {
    events(filter: $filter, sort: $sort, first: $first, after: $after) {
      nodes { title } totalCount pageInfo { hasNextPage endCursor }
    }
  }`;
  const list = async (variables: object) =>
    (await gateway.graphql(LIST, variables, token)).data?.events;
  const titlesOf = (page: { nodes: { title: string }[] }) => page.nodes.map(({ title }) => title);

  it('by two moments finds what takes place between them', async () => {
    const filter = { from: '2031-01-05T00:00:00Z', to: '2031-01-07T00:00:00Z' };
    const found = ['into', 'around', 'moment', 'within', 'out'];
    expect(titlesOf(await list({ filter }))).toEqual(found);
    const sort = { direction: 'descending' };
    expect(titlesOf(await list({ filter, sort }))).toEqual(found.toReversed());
    const first = await list({ filter, first: 3 });
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    const rest = await list({ filter, first: 3, after: first.pageInfo.endCursor });
    expect([...titlesOf(first), ...titlesOf(rest)]).toEqual(found);
  });

  it('by a text finds it in the title, the location and the note', async () => {
    const filter = (text: string) => ({ text, from: '2031-01-01T00:00:00Z' });
    expect(titlesOf(await list({ filter: filter('PRACA within cartoes') }))).toEqual(['within']);
    expect(titlesOf(await list({ filter: filter('nothing') }))).toEqual([]);
  });
});

describeRoles(
  () => gateway,
  [
    ['read one', '{ event(id: "none") { id } }', 'GUEST'],
    ['list', '{ events(first: 1) { nodes { id } } }', 'GUEST'],
    [
      'create',
      'mutation { createEvent(input: { title: "", start: "2030-01-01", end: "2030-01-01" }) { event { id } } }',
      'EDITOR',
    ],
    ['update', 'mutation { updateEvent(input: { id: "none" }) { event { id } } }', 'EDITOR'],
    ['delete', 'mutation { deleteEvent(input: { id: "none" }) { id } }', 'ADMIN'],
  ],
);
