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
beforeEach(async () => void (await gateway.store.db.deleteFrom('customers').execute()));

const customers = async (fields: string) =>
  (await gateway.graphql(`{ customers { nodes { ${fields} } } }`, {}, token)).data!.customers
    .nodes as object[];

async function bring(file: string | Buffer, list = 'customers') {
  const { mapping } = await previewCsv(gateway, list, file, { token });
  return importCsv(gateway, list, file, { token, mapping });
}

it('takes a CPF, a CNPJ and a CEP whose first zeros a spreadsheet dropped, where they are proven', async () => {
  const { bad, done } = await bring(
    'Nome;CPF/CNPJ;CEP\nAna;1234567890;1310100\nBanco;191;\nBar;11444777000161;30130010',
  );
  expect(done).toMatchObject({ made: 2 });
  expect(bad.map(({ errors }) => Object.keys(errors))).toEqual([['document']]);
  expect(await customers('name document cep')).toEqual([
    { name: 'Ana', document: '01234567890', cep: '01310100' },
    { name: 'Bar', document: '11444777000161', cep: '30130010' },
  ]);
  const again = await bring('Nome;CPF\nAna Lima;1234567890');
  expect(again.done).toMatchObject({ made: 0, changed: 1 });
});

it('says what happened to a number that a spreadsheet shortened or cut', async () => {
  const { bad } = await bring(
    'Nome;CPF/CNPJ;Telefone\nAna;1,23457E+13;5,51199E+12\nBia;1234567891;',
  );
  const shortened = (text: string) =>
    `was shortened by a spreadsheet to ${text}. Format the column as text there and export it again`;
  expect(bad.map(({ errors }) => errors)).toEqual([
    { document: shortened('1,23457E+13'), phone: shortened('5,51199E+12') },
    {
      document:
        'has 10 digits, and a CPF has 11, a CNPJ 14. A spreadsheet may have dropped zeros at its start',
    },
  ]);
  const products = 'SKU;Título;Categoria;Marca;Preço;Estoque\n7,89123E+12;Fone;Áudio;Sabiá;1E+03;5';
  expect((await bring(products, 'products')).bad.map(({ errors }) => errors)).toEqual([
    { sku: shortened('7,89123E+12'), price: shortened('1E+03') },
  ]);
});

it.each([
  ['1133334444.0', '1133334444'],
  ['11988887777,0', '11988887777'],
  ['5511988887777', '11988887777'],
  ['551133334444.00', '1133334444'],
  ['+55 (0)11 98888-7777', '11988887777'],
  ['0055 11 3333-4444', '1133334444'],
  ['011 3333.4444', '1133334444'],
  ['(55) 99988-7777', '55999887777'],
  ['55 3333-4444', '5533334444'],
  ['+1 202 555 0143', '+12025550143'],
])('takes the phone %s as the one that it was', async (written, phone) => {
  expect((await bring(`Nome;Telefone\nAna;"${written}"`)).bad).toEqual([]);
  expect(await customers('phone')).toEqual([{ phone }]);
});

it('keeps the phones of people, who may have any', async () => {
  const file = 'Nome;Telefone\nAna;1133334444.0\nBia;5,51199E+12\nCai;+55 11 98888-7777';
  const { bad, done } = await bring(file, 'users');
  expect(bad.map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([[3, ['phone']]]);
  expect(done).toMatchObject({ made: 2 });
  const { data } = await gateway.graphql('{ users { nodes { phone } } }', {}, token);
  expect(data!.users.nodes).toEqual([{ phone: '1133334444' }, { phone: '+55 11 98888-7777' }]);
});

it('knows records again whose accents a file writes as characters of their own', async () => {
  const product = 'Título;SKU;Categoria;Marca;Preço;Estoque\nCafé;ÇÃ-1;Áudio;Maré;10,5;3';
  const event = 'Título;Início;Fim\nReunião às três;27/11/2026 15:00;27/11/2026 16:00';
  for (const [list, file] of [
    ['products', product],
    ['events', event],
  ] as const) {
    expect((await bring(file, list)).done).toMatchObject({ made: 1 });
    const { done, bad } = await bring(file.normalize('NFD'), list);
    expect([list, done!.made, done!.unchanged + bad.length]).toEqual([list, 0, 1]);
  }
});

it('asks about an event of the same moment whose title is written otherwise', async () => {
  const file = (title: string, at = '15:00') =>
    `Título;Início;Fim\n${title};28/11/2026 ${at};28/11/2026 16:00`;
  expect((await bring(file('Feira do Chá'), 'events')).done).toMatchObject({ made: 1 });
  for (const title of ['FEIRA DO CHÁ', 'feira do cha', ' Feira  do Chá']) {
    const { bad } = await bring(file(title), 'events');
    expect(bad.map(({ errors }) => errors.row)).toEqual([
      'looks like Feira do Chá, which exists. Say whether it is the same or new',
    ]);
  }
  expect((await bring(file('Feira do Chá Preto'), 'events')).done).toMatchObject({ made: 1 });
  expect((await bring(file('FEIRA DO CHÁ', '15:30'), 'events')).done).toMatchObject({ made: 1 });
});

it('passes over empty cells after the last heading, and refuses others', async () => {
  const { done, bad } = await bring('Nome;E-mail\nAna;a@ex.example;;\nBia;b@ex.example;;x');
  expect(done).toMatchObject({ made: 1 });
  expect(bad).toMatchObject([{ row: 3, errors: { row: 'has more cells than the heading row' } }]);
});

const head = 'Nome;CPF/CNPJ;Cidade';
it.each([
  ['a title and an empty row', `Relatório de clientes;;\r\n\r\n${head}\r\nAna;;Santos`, 3],
  ['a title with commas', `Relatório de clientes, 27/11/2026\r\n;;\r\n${head}\r\nAna;;Santos`, 3],
  ['titles of several cells', `Loja X;Relatório;Novembro\r\n${head}\r\nAna;;Santos`, 2],
  ['a title after the delimiter', `sep=;\r\nClientes;;\r\n${head}\r\nAna;;Santos`, 2],
  ['a title in Windows-1252', Buffer.from(`Relatório;;\r\n${head}\r\nAna;;Santos`, 'latin1'), 2],
  [
    'a title with a mark',
    `\uFEFFRelatório;;\r\n${head.replaceAll(';', '\t').replaceAll('\t', ';')}\r\nAna;;Santos`,
    2,
  ],
  ['nothing', `${head}\r\nAna;;Santos`, 1],
])('guesses the row of headings below %s', async (_name, file, headingRow) => {
  const preview = await previewCsv(gateway, 'customers', file, { token });
  expect(preview).toMatchObject({
    headingRow,
    delimiter: ';',
    headings: head.split(';'),
    rows: [['Ana', '', 'Santos']],
    mapping: { Nome: 'name', Cidade: 'city' },
  });
  expect((await bring(file)).done).toMatchObject({ rows: 1, made: 1, bad: 0 });
});

it('guesses headings that nobody knows by their shape, and takes another row where one says so', async () => {
  const file = 'Planilha;;\n\nColuna X;Coluna Y;Coluna Z\nquem;onde;quando\nAna;Santos;hoje';
  const guessed = await previewCsv(gateway, 'customers', file, { token });
  expect(guessed).toMatchObject({ headingRow: 3, headings: ['Coluna X', 'Coluna Y', 'Coluna Z'] });
  expect(guessed.firstRows.map(({ row }) => row)).toEqual([1, 3, 4, 5]);
  const chosen = await previewCsv(gateway, 'customers', file, { token, headingRow: 4 });
  expect(chosen).toMatchObject({
    headings: ['quem', 'onde', 'quando'],
    rows: [['Ana', 'Santos', 'hoje']],
  });
  const given = { token, mapping: { quem: 'name', onde: 'city' } };
  const { bad, done } = await importCsv(gateway, 'customers', file, { ...given, headingRow: 4 });
  expect([bad, done!.made]).toEqual([[], 1]);
  expect(await customers('name city')).toEqual([{ name: 'Ana', city: 'Santos' }]);
  for (const headingRow of [2, 40]) {
    const { body } = await importCsv(gateway, 'customers', file, { ...given, headingRow });
    expect(body.fields).toEqual({ headingRow: 'is not a row of the file with headings' });
  }
});

it('counts rows as a spreadsheet does, whatever stands above the headings', async () => {
  const { bad } = await bring('Relatório;;\n\nNome;CPF;Cidade\nAna;;\n\n;;Itu');
  expect(bad).toEqual([{ row: 6, errors: { name: 'this field is required' } }]);
});
