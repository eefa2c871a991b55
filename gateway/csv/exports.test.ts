import { request } from 'node:http';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { kindWords } from '../domains/activities/activity-words.ts';
import { declarations } from '../records/declarations.ts';
import { domains } from '../server/domains.ts';
import { importCsv } from '../testing/csv-files.ts';
import { businessKinds } from '../testing/record-kinds.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const all = domains.flatMap(({ exports = [] }) => exports).map(({ list }) => list);
/** Cards are listed for one board, which must be named. */
const lists = all.filter((list) => list !== 'cards');

async function get(list: string, query: Record<string, unknown> = {}, as = token) {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const url = `/api/${list}.csv?${new URLSearchParams(Object.fromEntries(texts)).toString()}`;
  return gateway.app.inject({ url, headers: { authorization: `Bearer ${as}` } });
}
const rowsOf = (text: string) => papaparse.parse<string[]>(text.trim()).data;
const countOf = async (list: string) =>
  (await gateway.graphql(`{ ${list} { totalCount } }`, {}, token)).data![list].totalCount as number;

describe('an export', () => {
  it('exists for each list of records', () => {
    const listed = [...declarations.values()].filter((each) => each.listed);
    expect(listed.length).toBeGreaterThan(10);
    const lists = [...listed.map(({ many }) => many), 'activities', 'cards', 'trash'];
    expect(all.toSorted()).toEqual(lists.toSorted());
  });

  it('names every kind of business data that activities and the trash tell of', () => {
    expect(businessKinds.map(({ kind }) => kind).filter((kind) => !(kind in kindWords))).toEqual(
      [],
    );
  });

  it('of the trash is narrowed as the list is, and in the language asked for', async () => {
    const { projects } = (
      await gateway.graphql('{ projects(first: 1) { nodes { id projectName } } }', {}, token)
    ).data!;
    const [project] = projects.nodes;
    await gateway.graphql(
      'mutation ($id: ID!) { deleteProject(input: { id: $id }) { id } }',
      { id: project.id },
      token,
    );
    const { body } = await get('trash', {
      filter: { kind: ['Project'] },
      columns: 'title,kind',
      lang: 'pt-BR',
    });
    expect(body).toBe(`\uFEFFRegistro;Tipo\r\n${project.projectName};projeto\r\n`);
    expect(rowsOf((await get('trash', { filter: { kind: ['Deal'] } })).body)).toHaveLength(1);
    const activities = await get('activities', { filter: { kind: ['Project'] } });
    expect(rowsOf(activities.body)[1]!.slice(2, 5)).toEqual([
      'deleted',
      'project',
      project.projectName,
    ]);
  });

  it.each(lists)('of %s holds every entry, more than a page of them', async (list) => {
    const { statusCode, headers, body } = await get(list);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [heads, ...rows] = rowsOf(body);
    expect(rows).toHaveLength(await countOf(list));
    expect(rows.every((row) => row.length === heads!.length)).toBe(true);
  });

  it.each(lists)('of %s is for whom the list is, whatever is asked', async (list) => {
    expect((await get(list, { filter: 'x' }, 'nothing')).statusCode).toBe(401);
    const isForAdmins = ['activities', 'trash'].includes(list);
    const asGuest = await get(list, {}, await gateway.tokenFor('GUEST'));
    const { read = 'GUEST' } = [...declarations.values()].find(({ many }) => many === list) ?? {};
    expect(asGuest.statusCode).toBe(isForAdmins || read !== 'GUEST' ? 403 : 200);
  });

  it('of what is one’s own has their text and the names of tags', async () => {
    const own = async (mutation: string) => gateway.graphql(mutation, {}, token);
    const { data } = await own(
      'mutation { createTodoTag(input: { name: "loja" }) { tag { id } } }',
    );
    const tag = data?.createTodoTag.tag.id as string;
    await own(
      `mutation { createTodo(input: { title: "Trocar a vitrine", tag: ["${tag}"] }) { todo { id } } }`,
    );
    await own(
      'mutation { createMessage(input: { subject: "Entrega", message: "<p>Chega &amp; monta</p>" }) { message { id } } }',
    );
    await own(
      'mutation { addNotification(input: { title: "Venda ganha" }) { notification { id } } }',
    );
    const last = async (list: string, columns: string, lang = 'en') =>
      rowsOf((await get(list, { columns, lang })).body).at(-1);
    expect(await last('todos', 'title,tags')).toEqual(['Trocar a vitrine', 'loja']);
    expect(await last('messages', 'subject,isRead,message')).toEqual([
      'Entrega',
      'no',
      'Chega & monta',
    ]);
    expect(await last('notifications', 'heading,title', 'pt-BR')).toEqual([
      'Alerta',
      'Venda ganha',
    ]);
  });

  it('has the filter, the order and the columns of the list', async () => {
    const { body } = await get('customers', {
      filter: { state: ['SP', 'RJ'], status: ['active'] },
      sort: { field: 'name', direction: 'descending' },
      columns: 'status,state,name',
    });
    const [heads, ...rows] = rowsOf(body);
    expect(heads).toEqual(['Status', 'State', 'Name']);
    const { data } = await gateway.graphql(
      '{ customers(first: 100, filter: { state: [SP, RJ], status: [active] }, sort: { field: name, direction: descending }) { nodes { state name } } }',
      {},
      token,
    );
    expect(rows).toEqual(
      (data!.customers.nodes as { state: string; name: string }[]).map(({ state, name }) => [
        'Active',
        state,
        name,
      ]),
    );
  });

  it('has the chosen entries alone', async () => {
    const { data } = await gateway.graphql('{ deals(first: 3) { nodes { id title } } }', {}, token);
    const chosen = data!.deals.nodes as { id: string; title: string }[];
    const ids = chosen.map(({ id }) => id);
    const { body } = await get('deals', { filter: { ids }, columns: 'title' });
    expect(rowsOf(body).slice(1).flat().toSorted()).toEqual(
      chosen.map(({ title }) => title).sort(),
    );
  });

  it('is written as Portuguese Excel reads it', async () => {
    const { body, headers } = await get('products', { lang: 'pt-BR', columns: 'title,price' });
    expect(body.startsWith('\uFEFFTítulo;Preço\r\n')).toBe(true);
    expect(rowsOf(body)[1]![1]).toMatch(/^\d+,\d\d$/);
    expect(headers['content-disposition']).toMatch(/filename="produtos-\d{4}-\d\d-\d\d\.csv"/);
  });

  it.each([
    ['lang', 'fr'],
    ['columns', 'name,secret'],
    ['columns', 'constructor'],
    ['filter', '{'],
    ['filter', '[1]'],
    ['filter', '{"status":["no"]}'],
    ['filter', '{"nothing":1}'],
    ['filter', JSON.stringify({ ids: Array.from({ length: 101 }, String) })],
    ['sort', '{"field":"password"}'],
  ])('refuses %s=%s', async (name, value) => {
    const { statusCode, body } = await get('customers', { [name]: value });
    expect([statusCode, Object.keys(JSON.parse(body) as object)]).toEqual([
      400,
      expect.arrayContaining(['message']),
    ]);
  });

  it('lets no cell start a formula', async () => {
    const name = '=HYPERLINK("http://x","y")';
    await gateway.graphql(
      'mutation ($name: String!) { createCustomer(input: { kind: person, name: $name, notes: "\\t@x", phone: "+442079460000" }) { customer { id } } }',
      { name },
      token,
    );
    const { body } = await get('customers', { filter: { text: 'hyperlink' } });
    const [, row] = rowsOf(body);
    expect(row).toContain(`'${name}`);
    expect(row!.filter((cell) => /^\s*[=+@]/.test(cell))).toEqual([]);
  });

  it('stops reading when who asked goes away', async () => {
    const many = 40;
    const rows = Array.from({ length: many * 100 }, (_, index) => `c${index},${'x'.repeat(4000)}`);
    await importCsv(gateway, 'customers', `name,notes\n${rows.join('\n')}`, {
      token,
      mapping: { name: 'name', notes: 'notes' },
    });
    const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const select = vi.spyOn(gateway.services.db, 'selectFrom');
    await new Promise<void>((resolve) => {
      const call = request(`${address}/api/customers.csv`, {
        headers: { authorization: `Bearer ${token}` },
      });
      call.on('response', (answer) => {
        answer.once('data', () => {
          call.destroy();
          resolve();
        });
      });
      call.on('error', () => undefined);
      call.end();
    });
    const pages = () => select.mock.calls.filter(([table]) => table === 'customers').length;
    let before = -1;
    const readMeanwhile = () => {
      const more = pages() - before;
      before = pages();
      return more;
    };
    await expect.poll(readMeanwhile, { interval: 100 }).toBe(0);
    expect(pages()).toBeLessThan(many);
  });
});
