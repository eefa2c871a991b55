import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

interface Event {
  id: string;
  title: string;
  start: string;
  end: string;
  location: string | null;
  note: string | null;
}

const fair = { title: 'Feira', start: '2030-01-02T12:00:00.000Z', end: '2030-01-02T18:00:00.000Z' };
const moved = { start: '2030-02-02T12:00:00.000Z', end: '2030-02-02T15:00:00.000Z' };

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
  const sixfold = 6;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: sixfold });
});
afterAll(() => gateway.stop());

async function whole(): Promise<Event[]> {
  const url = '/api/calendar/events/all';
  const { status, body } = await gateway.call({ method: 'GET', url, token });
  expect(status).toBe(200);
  return body as Event[];
}

const post = (call: string, body: unknown) =>
  gateway.call({ url: `/api/calendar/events/${call}`, body, token });

async function answered(call: string, body: unknown): Promise<Event[]> {
  const answer = await post(call, body);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(await whole());
  return answer.body as Event[];
}

const added = async (event: object = {}) => {
  const before = new Set((await whole()).map(({ id }) => id));
  return (await answered('add', { ...fair, ...event })).find(({ id }) => !before.has(id))!;
};
const stored = async (id: string) => (await whole()).find((event) => event.id === id);

describe('GET /api/calendar/events/all', () => {
  it('answers every event once, more than a page holds', async () => {
    const events = await whole();
    expect(events).toHaveLength(120);
    expect(new Set(events.map(({ id }) => id)).size).toBe(120);
  });

  it('answers the fields of the specification', async () => {
    for (const event of await whole()) {
      expect(Object.keys(event).join()).toBe('id,title,start,end,location,note');
    }
  });
});

describe('POST /api/calendar/events/add', () => {
  it('answers the list with the event in it', async () => {
    expect(await added()).toEqual({
      ...fair,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      location: null,
      note: null,
    });
    const whole = { ...fair, id: 'an-id-of-ours', location: 'Praça', note: 'Chegar cedo.' };
    expect(await added(whole)).toEqual(whole);
  });

  it('refuses an id that is taken, and changes nothing', async () => {
    const { id } = await added();
    const before = await whole();
    expect(await post('add', { ...fair, id })).toMatchObject({ status: 409 });
    expect(await whole()).toEqual(before);
  });

  it.each([
    ['title', { title: '' }],
    ['title', { title: undefined }],
    ['start', { start: 'soon' }],
    ['end', { end: '2030-01-02T11:00:00Z' }],
  ])('refuses a bad %s, and changes nothing', async (field, bad) => {
    const before = await whole();
    const { status, body } = await post('add', { ...fair, ...bad });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.any(String),
      fields: { [field]: expect.any(String) },
    });
    expect(await whole()).toEqual(before);
  });
});

describe('POST /api/calendar/events/update', () => {
  it('takes the record', async () => {
    const event = await added({ note: 'Chegar cedo.' });
    const changed = { ...event, ...moved, title: 'Feira nova', location: 'Praça' };
    const list = await answered('update', changed);
    expect(list.find(({ id }) => id === event.id)).toEqual(changed);
  });

  it('takes an event with its new times beside it', async () => {
    const event = await added({ location: 'Praça' });
    await answered('update', { event: { ...event, isDragged: true }, ...moved });
    expect(await stored(event.id)).toEqual({ ...event, ...moved });
  });

  it('takes no days in place of times, and makes an event of days one of hours', async () => {
    const [start, end] = ['2030-03-02T00:00:00.000Z', '2030-03-03T00:00:00.000Z'];
    const isAllDay = async (id: string) => {
      const { data } = await gateway.graphql(
        'query ($id: ID!) { event(id: $id) { allDay } }',
        { id },
        token,
      );
      return data?.event.allDay as boolean;
    };
    const { id } = await added({ start, end, allDay: true });
    expect(await isAllDay(id)).toBe(false);
    await gateway.graphql(
      'mutation ($id: ID!) { updateEvent(input: { id: $id, allDay: true }) { event { id } } }',
      { id },
      token,
    );
    expect(await isAllDay(id)).toBe(true);
    await answered('update', { event: id, ...moved });
    expect(await stored(id)).toMatchObject(moved);
    expect(await isAllDay(id)).toBe(false);
  });

  it('takes the id of an event with its new times beside it', async () => {
    const event = await added({ location: 'Praça' });
    await answered('update', { event: event.id, ...moved });
    expect(await stored(event.id)).toEqual({ ...event, ...moved });
  });

  it.each([
    [404, { id: 'none', ...moved }],
    [404, { event: 'none', ...moved }],
    [400, moved],
    [400, { event: {}, ...moved }],
    [400, { event: 'none', start: 'soon' }],
    [400, '[]'],
  ])('answers %i to %j, and changes nothing', async (status, body) => {
    const before = await whole();
    expect((await post('update', body)).status).toBe(status);
    expect(await whole()).toEqual(before);
  });
});

describe('POST /api/calendar/events/delete', () => {
  it('answers the list without the event', async () => {
    const { id } = await added();
    const before = await whole();
    expect(await answered('delete', { id })).toEqual(before.filter((event) => event.id !== id));
    expect(await post('delete', { id })).toMatchObject({ status: 404 });
  });
});
