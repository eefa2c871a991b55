import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importCsv, previewCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());
beforeEach(async () => void (await gateway.store.db.deleteFrom('products').execute()));

const heads = ['SKU', 'Título', 'Categoria', 'Marca', 'Preço', 'Estoque'];
const fileOf = (delimiter: string, values: readonly (readonly [string, string])[]) =>
  [heads, ...values.map((each, index) => [`Y-${index}`, 'Fone', 'Áudio', 'Sabiá', ...each])]
    .map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)))
    .map((cells) => cells.join(delimiter))
    .join('\r\n');

const mapping = {
  ...{ SKU: 'sku', Título: 'title', Categoria: 'category', Marca: 'brand' },
  ...{ Preço: 'price', Estoque: 'totalUnit' },
};

async function stored() {
  const query =
    '{ products(sort: { field: price, direction: ascending }) { nodes { price totalUnit } } }';
  const { data } = await gateway.graphql(query, {}, token);
  return (data!.products.nodes as { price: number; totalUnit: number }[]).map(
    ({ price, totalUnit }) => [price, totalUnit],
  );
}

it.each([
  [
    'a tab, a point for thousands',
    '\t',
    [
      ['19,90', '500'],
      ['1.234,56', '1.000'],
      ['2.000', '1.000.000'],
    ],
    [
      [19.9, 500],
      [1234.56, 1000],
      [2000, 1_000_000],
    ],
  ],
  [
    'a comma, a comma for thousands',
    ',',
    [
      ['19.90', '1,000'],
      ['1,234.56', '1,000,000'],
    ],
    [
      [19.9, 1000],
      [1234.56, 1_000_000],
    ],
  ],
  [
    'a semicolon, points for decimals',
    ';',
    [
      ['12.000', '1'],
      ['19.90', '2'],
    ],
    [
      [12, 1],
      [19.9, 2],
    ],
  ],
  [
    'numbers that are the same either way',
    ',',
    [
      ['12', '7'],
      ['R$ 15', '8'],
    ],
    [
      [12, 7],
      [15, 8],
    ],
  ],
] as [string, string, [string, string][], number[][]][])(
  'tells the notation of each column from all its values, parted by %s',
  async (_name, delimiter, values, expected) => {
    for (const lang of ['en', 'pt-BR']) {
      const file = fileOf(delimiter, values);
      const { bad } = await importCsv(gateway, 'products', file, { token, mapping, lang });
      expect(bad).toEqual([]);
      expect(await stored()).toEqual(expected);
    }
  },
);

it.each([',', ';', '\t'])('asks how 1.000 alone is written, parted by %j', async (delimiter) => {
  const file = fileOf(delimiter, [['9', '1.000']]);
  const { open } = await previewCsv(gateway, 'products', file, { token });
  expect(open).toEqual({ Estoque: { numbers: '1.000' } });
  for (const dryRun of [true, false]) {
    const { status, body } = await importCsv(gateway, 'products', file, { token, mapping, dryRun });
    expect([status, body.fields]).toEqual([
      400,
      {
        'mapping.Estoque.numbers':
          'must be given as 1,234.56 | 1.234,56, because 1.000 can be read either way',
      },
    ]);
  }
  const given = { token, mapping: { ...mapping, Estoque: { field: 'totalUnit', numbers: 'x' } } };
  expect((await importCsv(gateway, 'products', file, given)).body.fields).toEqual({
    'mapping.Estoque.numbers': 'must be one of: 1,234.56, 1.234,56',
  });
  for (const [numbers, totalUnit] of [
    ['1,234.56', 1],
    ['1.234,56', 1000],
  ] as const) {
    const said = { ...mapping, Estoque: { field: 'totalUnit', numbers } };
    const tried = await importCsv(gateway, 'products', file, {
      token,
      mapping: said,
      dryRun: true,
    });
    const shown = [...(tried.made ?? []), ...(tried.changed ?? [])].flatMap(({ fields }) => fields);
    expect(shown).toContainEqual(
      expect.objectContaining({ field: 'totalUnit', after: String(totalUnit) }),
    );
    await importCsv(gateway, 'products', file, { token, mapping: said });
    expect(await stored()).toEqual([[9, totalUnit]]);
  }
});

it('shows what new rows would hold, as an export writes it', async () => {
  const file = fileOf('\t', [['1.234,56', '12']]);
  const given = { token, mapping, dryRun: true, lang: 'pt-BR' };
  expect((await importCsv(gateway, 'products', file, given)).made).toEqual([
    {
      row: 2,
      fields: [
        { field: 'sku', before: '', after: 'Y-0' },
        { field: 'title', before: '', after: 'Fone' },
        { field: 'category', before: '', after: 'Áudio' },
        { field: 'brand', before: '', after: 'Sabiá' },
        { field: 'price', before: '', after: '1234,56' },
        { field: 'totalUnit', before: '', after: '12' },
      ],
    },
  ]);
});

const projects = { Projeto: 'projectName', Por: 'userName', Email: 'email', Data: 'date' };
const projectsOn = (...days: string[]) =>
  ['Projeto,Por,Email,Data', ...days.map((day, index) => `P${index},Ana,a@b.test,${day}`)].join(
    '\n',
  );
const dates = async () => {
  const { data } = await gateway.graphql(
    '{ projects(sort: { field: projectName, direction: ascending }) { nodes { date } } }',
    {},
    token,
  );
  return (data!.projects.nodes as { date: string }[]).map(({ date }) => date.slice(0, 16));
};

it.each([
  ['day first', ['03/04/2026', '26/11/2026 14:30'], ['2026-04-03T00:00', '2026-11-26T14:30']],
  ['month first', ['3/4/2026', '11/26/2026 2:30 PM'], ['2026-03-04T00:00', '2026-11-26T14:30']],
  ['points between', ['03.04.2026', '26.11.2026'], ['2026-04-03T00:00', '2026-11-26T00:00']],
  ['the year first', ['2026/4/3', '2026-11-26'], ['2026-04-03T00:00', '2026-11-26T00:00']],
  ['the same either way', ['04/04/2026'], ['2026-04-04T00:00']],
])('tells the order of day and month from the whole column: %s', async (_name, days, expected) => {
  await gateway.store.db.deleteFrom('projects').execute();
  const { bad } = await importCsv(gateway, 'projects', projectsOn(...days), {
    token,
    mapping: projects,
    timeZone: 'UTC',
  });
  expect(bad).toEqual([]);
  expect(await dates()).toEqual(expected);
});

it.each([
  ['no value tells', ['03/04/2026', '05/06/2026']],
  ['values contradict each other', ['26/11/2026', '11/27/2026']],
])('asks for the order of day and month where %s', async (_name, days) => {
  await gateway.store.db.deleteFrom('projects').execute();
  const file = projectsOn(...days);
  const { status, body } = await importCsv(gateway, 'projects', file, {
    token,
    mapping: projects,
    lang: 'pt-BR',
    headers: { 'retaguarda-language': 'pt-BR' },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['mapping.Data.dates']]);
  expect(body.fields!['mapping.Data.dates']).toContain('mm/dd/yyyy | dd/mm/yyyy');
  const mapping = { ...projects, Data: { field: 'date', dates: 'dd/mm/yyyy' } };
  await importCsv(gateway, 'projects', file, { token, mapping, timeZone: 'UTC' });
  const [first = ''] = await dates();
  expect(first).toBe(days[0]!.startsWith('03') ? '2026-04-03T00:00' : '2026-11-26T00:00');
});

it.each(['(1.234,50)', '1.234,50-', '(R$ 5)'])(
  'reads %s as below zero, and says so',
  async (price) => {
    const { status, done } = await importCsv(gateway, 'products', fileOf(';', [[price, '1']]), {
      token,
      mapping,
      lang: 'pt-BR',
    });
    expect([status, done]).toMatchObject([200, { made: 0, bad: 1 }]);
    expect(await stored()).toEqual([]);
  },
);

it('takes below zero as accountants write it where it may be', async () => {
  const { done } = await importCsv(
    gateway,
    'customers',
    ['Nome;Latitude;Longitude', 'Ana;(23,55);46,63-'].join('\n'),
    { token, mapping: { Nome: 'name', Latitude: 'latitude', Longitude: 'longitude' } },
  );
  expect(done).toMatchObject({ made: 1, bad: 0 });
  const { data } = await gateway.graphql(
    '{ customers { nodes { latitude longitude } } }',
    {},
    token,
  );
  expect(data!.customers.nodes).toEqual([{ latitude: -23.55, longitude: -46.63 }]);
});

it('reads what Brazilian programs call people and companies', async () => {
  const rows = ['Pessoa Física', 'pessoa juridica', 'PF', 'PJ', 'Empresa'];
  const file = ['Nome;Tipo de pessoa', ...rows.map((kind, at) => `Palavra ${at};${kind}`)];
  const { done } = await importCsv(gateway, 'customers', file.join('\n'), {
    token,
    mapping: { Nome: 'name', 'Tipo de pessoa': 'kind' },
  });
  expect(done).toMatchObject({ made: 5, bad: 0 });
  const { data } = await gateway.graphql(
    '{ customers(filter: { text: "Palavra" }, sort: { field: name, direction: ascending }) { nodes { kind } } }',
    {},
    token,
  );
  const kinds = (data!.customers.nodes as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds).toEqual(['person', 'company', 'person', 'company', 'company']);
});
