import { afterAll, beforeAll, expect, it } from 'vitest';
import { withCheckDigits } from '../formats/documents.rules.ts';
import { importCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const cpf = withCheckDigits('person', '100000007');
const names = { Nome: 'name', CPF: 'document', Cidade: 'city', Etiquetas: 'tags' };
const head = 'Nome,CPF,Cidade,Etiquetas';
const bring = (row: string, mapping: object, dryRun = false) =>
  importCsv(gateway, 'customers', `${head}\n${row}`, { token, mapping, dryRun });
const stored = async () => {
  const { data } = await gateway.graphql('{ customers { nodes { name city tags } } }', {}, token);
  return data?.customers.nodes[0];
};

it('an empty cell leaves the field as it is, unless its column says that it empties it', async () => {
  await bring(`Ana,${cpf},Santos,VIP`, names);
  expect((await bring(`,${cpf},,`, names)).done).toMatchObject({ unchanged: 1, bad: 0 });
  expect(await stored()).toEqual({ name: 'Ana', city: 'Santos', tags: ['VIP'] });
  const emptying = { ...names, Cidade: { field: 'city', empties: true } };
  const tried = await bring(`Ana Lima,${cpf},,`, emptying, true);
  expect(tried.changed).toEqual([
    {
      row: 2,
      fields: [
        { field: 'name', before: 'Ana', after: 'Ana Lima' },
        { field: 'city', before: 'Santos', after: '' },
      ],
    },
  ]);
  expect(await stored()).toEqual({ name: 'Ana', city: 'Santos', tags: ['VIP'] });
  expect((await bring(`Ana Lima,${cpf},,`, emptying)).changed).toEqual([]);
  expect(await stored()).toEqual({ name: 'Ana Lima', city: null, tags: ['VIP'] });
});

it('a trial run writes what would change as the file does', async () => {
  const mapping = {
    SKU: 'sku',
    Preço: 'price',
    Título: 'title',
    Categoria: 'category',
    Marca: 'brand',
    Frete: 'freeShipping',
  };
  const send = (row: string, dryRun = false) =>
    importCsv(gateway, 'products', `SKU;Preço;Título;Categoria;Marca;Frete\n${row}`, {
      token,
      mapping,
      dryRun,
      lang: 'pt-BR',
    });
  expect(await send('X-1;1.299,90;Rede;audio;Varanda;não')).toMatchObject({ bad: [] });
  expect((await send('X-1;1.399,90;;;;sim', true)).changed).toEqual([
    {
      row: 2,
      fields: [
        { field: 'price', before: '1299,90', after: '1399,90' },
        { field: 'freeShipping', before: 'não', after: 'sim' },
      ],
    },
  ]);
});
