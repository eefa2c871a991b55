import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  for (const table of ['events', 'projects'] as const) {
    await gateway.store.db.deleteFrom(table).execute();
  }
});

const timeZone = 'America/Sao_Paulo';
const ask = async (query: string) => (await gateway.graphql(query, {}, token)).data!;
const projects = { Nome: 'projectName', Por: 'userName', 'E-mail': 'email', Data: 'date' };
const projectOn = (date: string) => `Nome;Por;E-mail;Data\nLoja;Ana;ana@firma.test;${date}`;
const columns = { Título: 'title', Início: 'start', Fim: 'end', 'Dia inteiro': 'allDay' };
const bring = (...rows: string[]) =>
  importCsv(gateway, 'events', ['Título;Início;Fim;Dia inteiro', ...rows].join('\n'), {
    token,
    mapping: columns,
    timeZone,
    lang: 'pt-BR',
  });
const events = async () =>
  (await ask('{ events { nodes { start end allDay } } }')).events.nodes as object[];

it.each([
  [timeZone, '26/11/2026', '2026-11-26T03:00:00.000Z'],
  [timeZone, '26/11/26', '2026-11-26T03:00:00.000Z'],
  [timeZone, '27/11/99', '1999-11-27T02:00:00.000Z'],
  [timeZone, '2026-11-26 10:00', '2026-11-26T13:00:00.000Z'],
  // The company's.
  [undefined, '26/11/2026', '2026-11-26T03:00:00.000Z'],
])('in the time zone %s, %s is %s', async (zone, written, stored) => {
  const given = { token, mapping: projects, ...(zone && { timeZone: zone }) };
  await importCsv(gateway, 'projects', projectOn(written), given);
  expect((await ask('{ projects { nodes { date } } }')).projects.nodes).toEqual([{ date: stored }]);
});

it('refuses a time zone that nobody knows', async () => {
  const given = { token, mapping: projects, timeZone: 'Moon' };
  expect(await importCsv(gateway, 'projects', projectOn('26/11/2026'), given)).toMatchObject({
    status: 400,
    body: { fields: { timeZone: 'is not a time zone, such as America/Sao_Paulo' } },
  });
});

describe('an event of a file', () => {
  it.each([
    ['27/11/2026;27/11/2026;sim', '2026-11-27T00:00', '2026-11-28T00:00', true],
    ['27/11/2026;2026-11-30;sim', '2026-11-27T00:00', '2026-12-01T00:00', true],
    ['2026-11-27T00:00Z;2026-11-28T00:00Z;sim', '2026-11-27T00:00', '2026-11-28T00:00', true],
    ['27/11/2026;28/11/2026;não', '2026-11-27T03:00', '2026-11-28T03:00', false],
    ['27/11/2026 09:30;27/11/2026 10:30;', '2026-11-27T12:30', '2026-11-27T13:30', false],
  ])('written as %s is from %s to %s', async (row, start, end, allDay) => {
    expect((await bring(`Feira;${row}`)).bad).toEqual([]);
    expect(await events()).toEqual([{ start: `${start}:00.000Z`, end: `${end}:00.000Z`, allDay }]);
  });

  it('is refused where it takes whole days and has none', async () => {
    const day = 'precisa ser um dia sem hora, pois ocupa dias inteiros';
    const { bad, done } = await bring(
      'A;27/11/2026 10:00;27/11/2026;sim',
      'B;27/11/2026;27/11/2026 10:00;sim',
      'C;27/11/2026;26/11/2026;sim',
      'D;27/11/2026;amanhã;sim',
      'E;27/11/2026;;sim',
    );
    expect(done).toMatchObject({ made: 0, bad: 5 });
    expect(bad.map(({ errors }) => errors)).toEqual([
      { start: day },
      { end: day },
      { end: 'não pode ser antes do início' },
      { end: 'não é uma data, como 26/11/2026 ou 26/11/2026 10:00' },
      { end: 'é obrigatório' },
    ]);
  });

  it('is the same again by its own export, and moves by days alone', async () => {
    await bring('Feira;27/11/2026;27/11/2026;sim', 'Aula;27/11/2026 09:30;27/11/2026 10:30;não');
    const { payload } = await gateway.app.inject({
      url: `/api/events.csv?lang=pt-BR&timeZone=${timeZone}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const mapping = { Id: 'id', ...columns };
    const given = { token, mapping, timeZone, lang: 'pt-BR' };
    const { done } = await importCsv(gateway, 'events', payload, given);
    expect(done).toMatchObject({ rows: 2, unchanged: 2 });
    const lines = payload.split('\r\n');
    const place = lines[0]!.split(';').indexOf('Id');
    const id = lines.find((line) => line.startsWith('Feira'))!.split(';')[place];
    const send = (file: string) => importCsv(gateway, 'events', file, given);
    const only = { Id: 'id', Início: 'start', Fim: 'end' };
    const moved = `Id;Início;Fim\n${id};28/11/2026;29/11/2026`;
    const answer = await importCsv(gateway, 'events', moved, { ...given, mapping: only });
    expect(answer.done).toMatchObject({ changed: 1 });
    expect(await events()).toContainEqual({
      start: '2026-11-28T00:00:00.000Z',
      end: '2026-11-30T00:00:00.000Z',
      allDay: true,
    });
    const lost = `Id;Título;Início;Fim;Dia inteiro\n${id};Feira;28/11/2026 09:00;;`;
    expect((await send(lost)).bad).toMatchObject([{ errors: { start: expect.any(String) } }]);
  });
});
