import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCsv, previewCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const countOf = async () => {
  const { data } = await gateway.graphql('{ products { totalCount } }', {}, token);
  return data?.products.totalCount as number;
};
const head = 'Título;SKU;Preço;Estoque;Categoria;Marca;Descrição';
const product = (index: number, note = 'x') =>
  `Produto ${index};UNC-${index};1,00;1;Moda;M;${note}`;
const products = (count: number, notes: Readonly<Record<number, string>> = {}) =>
  [head, ...Array.from({ length: count }, (_, index) => product(index + 1, notes[index + 1]))].join(
    '\r\n',
  );
const mapping = {
  ...{ Título: 'title', SKU: 'sku', Preço: 'price', Estoque: 'totalUnit' },
  ...{ Categoria: 'category', Marca: 'brand', Descrição: 'description' },
};
const bring = (file: string | Buffer, dryRun = false) =>
  importCsv(gateway, 'products', file, { token, mapping, dryRun });

it.each([
  ['to the end of the file', products(30, { 3: '"8 pol. de tela' })],
  ['up to another mark', products(30, { 3: '"8 pol. de tela', 20: '"x"' })],
  ['over many pieces', products(4_000, { 3: '"8 pol. de tela' })],
  ['over many marks', products(4, { 3: `"8 pol.\r\n${'"a "b" c;\r\n'.repeat(40_000)}` })],
])('a quotation mark that is not closed refuses the file: %s', async (_name, file) => {
  const fields = { file: 'has a quotation mark in row 4 that is not closed' };
  for (const dryRun of [true, false]) {
    expect(await bring(file, dryRun)).toMatchObject({ status: 400, body: { fields } });
  }
  expect(await previewCsv(gateway, 'products', file, { token })).toMatchObject({ fields });
  expect(await countOf()).toBe(0);
});

it('the start of a file may end within a cell, which is not shown', async () => {
  const file = products(4, { 3: '"8 pol. de tela' });
  const { rows } = await previewCsv(gateway, 'products', file, { token, isPart: true });
  expect(rows.map(([title]) => title)).toEqual(['Produto 1', 'Produto 2']);
});

it('reads cells of several lines wherever the file is cut while it is read', async () => {
  const note = `"Tela de 8""\r\n\r\n${'texto; '.repeat(40)}"`;
  const notes = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [index + 1, note]));
  const { done } = await bring(products(900, { ...notes, 7: `"${'linha\r\n'.repeat(600)}"` }));
  expect(done).toMatchObject({ rows: 900, made: 900, bad: 0 });
  const { data } = await gateway.graphql(
    '{ products(filter: { text: "UNC-899" }) { nodes { description } } }',
    {},
    token,
  );
  const [{ description }] = data?.products.nodes as [{ description: string }];
  expect(description).toBe(`Tela de 8"\r\n\r\n${'texto; '.repeat(40)}`.trim());
});

it.each([
  ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0014;Nome', 'latin1')],
  ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n;', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a page', Buffer.from('\uFEFF\n<!DOCTYPE html><table>')],
  ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0x3b])],
  ['UTF-16 without its mark', Buffer.from(head, 'utf16le')],
])('refuses %s at once', async (_name, bytes) => {
  const fields = { file: 'is not a CSV file' };
  expect(await previewCsv(gateway, 'products', bytes, { token })).toMatchObject({ fields });
  expect(await bring(bytes, true)).toMatchObject({ status: 400, body: { fields } });
});

it.each([
  ['sep=;\r\nTítulo, tipo;SKU\r\nTela, 8 pol.;S-1', ';'],
  ['\uFEFFsep=|\nTítulo, tipo|SKU\nTela, 8 pol.|S-1', '|'],
  ['"sep=\t"\rTítulo, tipo\tSKU\rTela, 8 pol.\tS-1', '\t'],
])('is told by the first line of %j how cells are parted', async (file, delimiter) => {
  expect(await previewCsv(gateway, 'products', file, { token })).toMatchObject({
    delimiter,
    headings: ['Título, tipo', 'SKU'],
    rows: [['Tela, 8 pol.', 'S-1']],
  });
  const given = { token, mapping: { 'Título, tipo': 'title', SKU: 'sku' } };
  const { bad, badFile } = await importCsv(gateway, 'products', file, given);
  expect(bad.map(({ row }) => row)).toEqual([2]);
  const again = await importCsv(gateway, 'products', badFile, given);
  expect(again.bad).toEqual(bad);
});

it('understands UTF-16 in either order, by its mark', async () => {
  const bytes = Buffer.from(`\uFEFFTítulo;SKU\r\nAção;S-1`, 'utf16le').swap16();
  expect(await previewCsv(gateway, 'products', bytes, { token })).toMatchObject({
    encoding: 'utf-16be',
    rows: [['Ação', 'S-1']],
  });
});

it('says what is wrong in the language of the header, and keeps the cells that are too many', async () => {
  const file = `Título;SKU\r\n;NEW-1\r\nTela; 8 pol.;NEW-2;x`;
  const headers = { 'retaguarda-language': 'pt-BR' };
  const given = { token, mapping: { Título: 'title', SKU: 'sku' }, headers };
  const { bad, badFile } = await importCsv(gateway, 'products', file, given);
  expect(bad[0]!.errors).toMatchObject({ title: 'é obrigatório' });
  const [head, first, second] = badFile.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('Título;SKU;O que está errado');
  expect(first).toMatch(/^;NEW-1;.*Título: é obrigatório/);
  expect(second).toMatch(/^Tela;" 8 pol\.";NEW-2;x;.*tem mais células do que a linha de títulos/);
  const english = await importCsv(gateway, 'products', file, { ...given, lang: 'en' });
  expect(english.bad[0]!.errors).toMatchObject({ title: 'this field is required' });
});

it('takes a quotation mark within a cell of one line for what it is', async () => {
  const before = await countOf();
  const { done } = await bring(`${head}\n${product(5_000, '"Tela de 8" larga"')}`);
  expect(done).toMatchObject({ rows: 1, made: 1 });
  expect(await countOf()).toBe(before + 1);
});

it.each([
  [
    'products',
    'stockThreshold',
    ['Low-stock threshold', 'Low stock at', 'Low from', 'Estoque mínimo', 'Baixo a partir de'],
  ],
  ['products', 'freeShipping', ['Free shipping', 'Free delivery', 'Frete grátis']],
  [
    'products',
    'imgAlt',
    ['Picture description', 'What the picture shows', 'O que a imagem mostra'],
  ],
  ['lossReasons', 'position', ['Position in the list', 'Place in the list', 'Lugar na lista']],
  ['projects', 'userName', ['Owner', 'Who answers for it', 'Responsável']],
  ['projects', 'userImage', ['Picture of the owner', 'Picture of the user', 'Foto do responsável']],
  ['users', 'imgUrl', ['Picture', 'Foto', 'Imagem']],
  ['users', 'isActive', ['Active in the company', 'Is with the company now', 'Ativo na empresa']],
])(
  '%s: a heading of %s is known as it is on the screen and as it was before',
  async (list, field, headings) => {
    for (const heading of headings) {
      const { mapping } = await previewCsv(gateway, list, `${heading}\r\nx\r\n`, { token });
      expect(mapping).toEqual({ [heading]: field });
    }
  },
);
