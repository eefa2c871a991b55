import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = 'id start end allDay';
const ONE = `query ($id: ID!) { event(id: $id) { ${WHOLE} } }`;
const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { ${WHOLE} } } }`;
const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${WHOLE} } } }`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('EDITOR');
});
afterAll(() => gateway.stop());

async function ask(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

const find = async (id: string) => (await ask(ONE, { id })).event;
const update = (input: object) => ask(UPDATE, { input });
const created = async (input: object): Promise<{ id: string }> =>
  (await ask(CREATE, { input: { title: 'Feira', ...input } })).createEvent.event;

describe('an event of whole days', () => {
  const days = { start: '2030-01-02T00:00:00.000Z', end: '2030-01-04T00:00:00.000Z' };

  it('has its days as midnights in UTC', async () => {
    const { id } = await created({ ...days, allDay: true });
    expect(await find(id)).toMatchObject({ ...days, allDay: true });
    const next = { start: '2030-01-03', end: '2030-01-05' };
    await update({ id, ...next });
    expect(await find(id)).toMatchObject({ start: '2030-01-03T00:00:00.000Z', allDay: true });
    await update({ id, allDay: false });
    expect(await find(id)).toMatchObject({ end: '2030-01-05T00:00:00.000Z', allDay: false });
  });

  it('is none by times that are no days, also for a program that knows no other', async () => {
    for (const [start, end] of [
      ['2030-01-02T03:00:00.000Z', '2030-01-03T03:00:00.000Z'],
      [days.start, '2030-01-02T12:00:00.000Z'],
      [days.start, days.start],
    ]) {
      const { id } = await created({ ...days, allDay: true });
      await update({ id, start, end });
      expect(await find(id)).toMatchObject({ start, end, allDay: false });
      expect(await created({ start, end, allDay: true })).toMatchObject({ allDay: false });
    }
  });

  const within = { startDay: '2030-01-02', endDay: '2030-01-03' };
  const whole = { ...days, ...within, allDay: true };
  const DAYS = `${WHOLE} startDay endDay`;
  const made = async (input: object) =>
    (await ask(CREATE.replace(WHOLE, DAYS), { input: { title: 'Feira', ...input } })).createEvent
      .event;
  const changed = async (input: object) =>
    (await ask(UPDATE.replace(WHOLE, DAYS), { input })).updateEvent.event;

  it.each([within, { ...within, allDay: true }, { ...days, ...within }, { ...days, allDay: true }])(
    'has its first and its last day, made of %j',
    async (given) => {
      expect(await made(given)).toMatchObject(whole);
      const { id } = await made({ start: '2031-05-02T12:00:00Z', end: '2031-05-02T13:00:00Z' });
      expect(await changed({ id, ...given })).toMatchObject(whole);
    },
  );

  it.each([
    { startDay: null, endDay: null },
    { startDay: null, endDay: null, ...days, allDay: false },
    { ...days, allDay: false },
    { end: '2030-01-04T12:00:00.000Z' },
  ])('becomes one with hours by %j, which has no days', async (given) => {
    const { id } = await made(within);
    const hours = { startDay: null, endDay: null, allDay: false, start: days.start };
    expect(await changed({ id, ...given })).toMatchObject(hours);
  });

  it.each([
    [{ startDay: '2030-01-02' }, 'endDay'],
    [{ endDay: '2030-01-02' }, 'startDay'],
    [{ startDay: '2030-01-02', endDay: '2030-01-01' }, 'endDay'],
    [{ ...within, start: '2030-01-03T00:00:00.000Z' }, 'start'],
    [{ ...within, end: '2030-01-03T00:00:00.000Z' }, 'end'],
    [{ start: days.start }, 'end'],
    [{ end: days.end }, 'start'],
  ])('refuses %j at %s', async (given, field) => {
    const input = { title: 'Feira', ...given };
    const { errors } = await gateway.graphql(CREATE, { input }, token);
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual([field]);
  });

  it('is listed apart from those of hours', async () => {
    const title = 'Balanço anual';
    await created({ title, start: days.start, end: days.start });
    const { id } = await created({ ...days, title, allDay: true });
    const OF = '{ events(filter: { text: "balanço anual", allDay: true }) { nodes { id } } }';
    expect((await ask(OF)).events.nodes).toEqual([{ id }]);
  });
});
