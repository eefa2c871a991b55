import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '../../server/domains.ts';
import { seed } from '../../server/seeding.ts';
import { SEEDED_AT } from '../../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('GUEST');
  const twelvefold = 12;
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: twelvefold });
});
afterAll(() => gateway.stop());

const fileAt = (url: string, by: string | undefined = token) =>
  gateway.app.inject({ url, headers: by ? { authorization: `Bearer ${by}` } : {} });

it('holds every event once, more than a page holds', async () => {
  const { headers, payload, statusCode } = await fileAt('/api/calendar.ics');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="calendar.ics"',
    'cache-control': 'no-store',
  });
  const ids = [...payload.matchAll(/^UID:(.+)@retaguarda\r$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(240);
  expect(new Set(ids).size).toBe(240);
  expect(payload.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(payload.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('is made of one event under its name', async () => {
  const { data } = await gateway.graphql(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    {
      input: {
        title: 'Reunião às 9h',
        start: '2030-01-02T12:00:00Z',
        end: '2030-01-02T13:00:00Z',
        location: 'Sala Jangada, 2º andar',
      },
    },
    await gateway.tokenFor('EDITOR'),
  );
  const { headers, payload } = await fileAt(`/api/calendar/${data?.createEvent.event.id}.ics`);
  expect(headers['content-disposition']).toBe('attachment; filename="reuniao-as-9h.ics"');
  expect(payload).toContain('SUMMARY:Reunião às 9h\r\nLOCATION:Sala Jangada\\, 2º andar\r\n');
  expect(payload).toContain('DTSTART:20300102T120000Z\r\nDTEND:20300102T130000Z\r\n');
});

it('has what takes a whole day where the reader is as that day, by default where the company is', async () => {
  await gateway.graphql(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input: { title: 'Balanço', start: '2030-01-02T03:00:00Z', end: '2030-01-03T03:00:00Z' } },
    await gateway.tokenFor('EDITOR'),
  );
  const day = 'DTSTART;VALUE=DATE:20300102\r\nDTEND;VALUE=DATE:20300103\r\nSUMMARY:Balanço';
  const inBrazil = await fileAt('/api/calendar.ics?timeZone=America/Sao_Paulo');
  expect(inBrazil.payload).toContain(day);
  expect((await fileAt('/api/calendar.ics')).payload).toContain(day);
  const elsewhere = await fileAt('/api/calendar.ics?timeZone=UTC');
  expect(elsewhere.payload).not.toContain(day);
  expect((await fileAt('/api/calendar.ics?timeZone=Nowhere')).statusCode).toBe(400);
});

it('is refused to who is not signed in, and where there is none', async () => {
  for (const url of ['/api/calendar.ics', '/api/calendar/none.ics']) {
    expect((await fileAt(url, '')).statusCode).toBe(401);
  }
  expect((await fileAt('/api/calendar/none.ics')).statusCode).toBe(404);
});
