import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../server/domains.ts';
import { importCsv, previewCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const timeZone = 'America/Sao_Paulo';
const lists = domains.flatMap(({ imports = [] }) => imports.map(({ list }) => list));
const ask = async (query: string, variables = {}) =>
  (await gateway.graphql(query, variables, token)).data!;

async function exported(list: string, query: Record<string, string>): Promise<string> {
  const url = `/api/${list}.csv?${new URLSearchParams({ timeZone, ...query }).toString()}`;
  const answer = await gateway.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return answer.body;
}

async function bring(list: string, file: string | Buffer) {
  const { mapping, open } = await previewCsv(gateway, list, file, { token });
  expect(open).toEqual({});
  return importCsv(gateway, list, file, { token, mapping, timeZone });
}

/** Imports a file, checks that it changes nothing, and returns the number of its rows. */
async function changesNothing(list: string, file: string | Buffer) {
  const { bad, done } = await bring(list, file);
  expect(bad).toEqual([]);
  expect(done).toMatchObject({ made: 0, changed: 0, activityId: null });
  expect(done!.unchanged).toBe(done!.rows);
  return done!.rows;
}

describe.each(lists)('an exported file of %s', (list) => {
  it.each(['en', 'pt-BR'])(
    'in the language %s changes nothing when it is imported',
    async (lang) => {
      const file = await exported(list, { lang });
      expect(await changesNothing(list, file)).toBeGreaterThan(0);
      await changesNothing(list, file.replace('\uFEFF', '').replaceAll('\r\n', '\n'));
    },
  );

  it('of one record alone says how its numbers and days are written', async () => {
    const { nodes } = (await ask(`{ ${list}(first: 3) { nodes { id } } }`))[list] as {
      nodes: { id: string }[];
    };
    for (const { id } of nodes) {
      const filter = JSON.stringify({ ids: [id] });
      expect(await changesNothing(list, await exported(list, { filter, lang: 'pt-BR' }))).toBe(1);
    }
  });
});

describe('an export of times', () => {
  const create = async (start: string, end: string, allDay = false) => {
    const { createEvent } = await ask(
      `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`,
      { input: { title: 'Hora', start, end, allDay } },
    );
    return createEvent.event.id as string;
  };
  const lineOf = async (id: string, lang: string) => {
    const filter = JSON.stringify({ ids: [id] });
    const file = await exported('events', { filter, lang, columns: 'title,start,end,id' });
    return { file, line: file.split('\r\n')[1] };
  };

  it.each([
    ['2026-11-27T13:02:26.361Z', '27/11/2026 10:02', '2026-11-27 10:02'],
    ['2026-03-04T02:59:59.999Z', '03/03/2026 23:59', '2026-03-03 23:59'],
    ['2018-02-18T02:30:15.000Z', '17/02/2018 23:30', '2018-02-17 23:30'],
  ])('writes %s in the caller’s time zone and keeps its seconds', async (start, pt, en) => {
    const id = await create(start, '2026-12-31T15:00:00.000Z');
    const portuguese = await lineOf(id, 'pt-BR');
    expect(portuguese.line).toBe(`Hora;${pt};31/12/2026 12:00;${id}`);
    expect((await lineOf(id, 'en')).line).toBe(`Hora,${en},2026-12-31 12:00,${id}`);
    await changesNothing('events', portuguese.file);
    const { event } = await ask('query ($id: ID!) { event(id: $id) { start } }', { id });
    expect(event.start).toBe(start);
    const later = portuguese.file.replace(pt, pt.replace(/\d\d$/, '07'));
    expect((await bring('events', later)).done).toMatchObject({ changed: 1 });
  });

  it('writes first and last day of what takes whole days', async () => {
    const id = await create('2026-11-27T00:00:00.000Z', '2026-11-29T00:00:00.000Z', true);
    expect((await lineOf(id, 'pt-BR')).line).toBe(`Hora;27/11/2026;28/11/2026;${id}`);
  });

  it('refuses a time zone that nobody knows', async () => {
    expect(JSON.parse(await exported('events', { timeZone: 'Moon' }))).toMatchObject({
      fields: { timeZone: 'is not a time zone, such as America/Sao_Paulo' },
    });
  });
});

it.each(['en', 'pt-BR'])('every file begins so that Excel reads its accents: %s', async (lang) => {
  const exports = domains.flatMap((domain) => domain.exports ?? []);
  for (const { list, columns } of exports.filter((each) => each.list !== 'cards')) {
    expect(await exported(list, { lang }), list).toMatch(/^\uFEFF/);
    const names = Object.keys(columns);
    expect(names, list).toContain('id');
    const behind = names.slice(names.indexOf('id') + 1);
    expect(behind, list).toEqual(behind.filter((name) => /Id$|^record(Kind)?$/.test(name)));
  }
  const { badFile } = await bring('customers', 'Nome;CEP\nConceição;x');
  expect(badFile).toMatch(/^\uFEFFNome;CEP;/);
  expect(badFile).toContain('Conceição');
});
