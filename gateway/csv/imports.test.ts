import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigits } from '../formats/documents.rules.ts';
import { csvOf, importCsv, previewCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());

const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const restore = (id: string) => gateway.graphql(RESTORE, { id }, token);
const ask = async (query: string, variables = {}) =>
  (await gateway.graphql(query, variables, token)).data!;
const countOf = async (list: string) =>
  (await ask(`{ ${list} { totalCount } }`))[list].totalCount as number;
const findBy = async (text: string) =>
  (
    await ask(
      'query ($text: String) { customers(filter: { text: $text }) { nodes { name document phone city tags version } } }',
      { text },
    )
  ).customers.nodes[0] as Record<string, unknown>;

const cpf = (index: number) => withCheckDigits('person', String(100_000 + index).padStart(9, '0'));
const documents = { Nome: 'name', CPF: 'document', Cidade: 'city', Etiquetas: 'tags' };
const bring = (file: string | Buffer, given: Partial<Parameters<typeof importCsv>[3]> = {}) =>
  importCsv(gateway, 'customers', file, { token, mapping: documents, ...given });

describe('an import of 5,000 rows with 37 bad ones', () => {
  it('stores exactly 4,963, tells of the 37, and leaves nothing when it is undone', async () => {
    const isBad = (index: number) => index % 135 === 7;
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      Nome: `Cliente ${index}`,
      CPF: isBad(index) ? '111.111.111-11' : cpf(index),
      Cidade: '=Santos',
      Etiquetas: 'VIP,atacado',
    }));
    const file = csvOf(rows, ';');
    const before = await countOf('customers');

    const tried = await bring(file, { dryRun: true });
    expect(tried.done).toEqual({
      rows: 5_000,
      made: 4_963,
      changed: 0,
      unchanged: 0,
      bad: 37,
      activityId: null,
    });
    expect(await countOf('customers')).toBe(before);

    const { done, bad, badFile } = await bring(file);
    expect(done).toMatchObject({ rows: 5_000, made: 4_963, bad: 37 });
    expect(await countOf('customers')).toBe(before + 4_963);
    expect(bad).toHaveLength(37);
    expect(bad[0]).toEqual({ row: 9, errors: { document: 'Enter a valid CPF' } });
    const lines = badFile.trim().split('\r\n');
    expect(lines).toHaveLength(38);
    expect(lines.slice(0, 2)).toEqual([
      'Nome;CPF;Cidade;Etiquetas;What is wrong',
      `Cliente 7;111.111.111-11;'=Santos;VIP,atacado;CPF or CNPJ: Enter a valid CPF`,
    ]);

    const { activities } = await ask(
      '{ activities(first: 1) { nodes { id action kind title changeCount changes { kind } } } }',
    );
    expect(activities.nodes).toEqual([
      {
        id: done!.activityId,
        action: 'imported',
        kind: 'Customer',
        title: 'customers.csv',
        changeCount: 4_963,
        changes: Array.from({ length: 100 }, () => ({ kind: 'Customer' })),
      },
    ]);

    const undone = await restore(done!.activityId!);
    expect(undone.errors).toBeUndefined();
    expect(await countOf('customers')).toBe(before);
    const redone = undone.data!.restore.activity.id as string;
    expect((await restore(redone)).errors).toBeUndefined();
    expect(await countOf('customers')).toBe(before + 4_963);
    expect(await findBy(cpf(0))).toMatchObject({ name: 'Cliente 0', tags: ['VIP', 'atacado'] });
    const [latest] = (await ask('{ activities(first: 1) { nodes { id } } }')).activities.nodes;
    expect((await restore(latest.id as string)).errors).toBeUndefined();
    expect(await countOf('customers')).toBe(before);
  });
});

describe('an import', () => {
  it('changes the customer with the same document, in the fields that it names alone', async () => {
    await bring(`Nome,CPF,Cidade,Etiquetas\nAna,${cpf(90_001)},Santos,VIP`);
    const { done } = await bring(
      `Nome,CPF,Cidade,Etiquetas\nAna Lima,"${cpf(90_001)}",,\nBia,${cpf(90_002)},Olinda,`,
      { mapping: { Nome: 'name', CPF: 'document', Cidade: { field: 'city', empties: true } } },
    );
    expect(done).toMatchObject({ made: 1, changed: 1 });
    const changed = { name: 'Ana Lima', city: null, tags: ['VIP'], version: 2 };
    expect(await findBy(cpf(90_001))).toMatchObject(changed);
    await restore(done!.activityId!);
    const back = { name: 'Ana', city: 'Santos', tags: ['VIP'], version: 3 };
    expect(await findBy(cpf(90_001))).toMatchObject(back);
    expect(await findBy(cpf(90_002))).toBeUndefined();
  });

  it('says what is wrong with each row, by the same rules as a form', async () => {
    const file = csvOf([
      { Nome: '', CPF: cpf(91_000), Cidade: 'x'.repeat(101), Etiquetas: '' },
      { Nome: 'A', CPF: cpf(91_001), Cidade: '', Etiquetas: '' },
      { Nome: 'B', CPF: cpf(91_001), Cidade: '', Etiquetas: '' },
    ]);
    const { bad, done } = await bring(`${file}\r\n\r\nC,${cpf(91_003)},,,surplus`);
    expect(bad).toEqual([
      {
        row: 2,
        errors: {
          name: 'this field is required',
          city: 'must be at most 100 characters long',
        },
      },
      { row: 4, errors: { document: 'is already in an earlier row' } },
      { row: 6, errors: { row: 'has more cells than the heading row' } },
    ]);
    expect(done).toMatchObject({ rows: 4, made: 1, bad: 3 });
  });

  it('says it in Portuguese to who reads Portuguese, also in the file of the bad rows', async () => {
    const file = csvOf([
      { Nome: '', CPF: '111.111.111-11', Cidade: 'x'.repeat(101), Etiquetas: '' },
    ]);
    const { bad, badFile } = await bring(file, { lang: 'pt-BR' });
    expect(bad[0]!.errors).toEqual({
      name: 'é obrigatório',
      document: 'Informe um CPF válido',
      city: 'pode ter no máximo 100 caracteres',
    });
    expect(badFile).toContain('Nome: é obrigatório');
    expect(badFile).toContain('O que está errado');
    const products = 'SKU;Título;Categoria;Preço;Estoque;Ativo\nX-3;Bolsa;Moda;caro;muitos;talvez';
    const preview = await previewCsv(gateway, 'products', products, { token });
    const refused = await importCsv(gateway, 'products', products, {
      token,
      mapping: preview.mapping,
      lang: 'pt-BR',
    });
    expect(refused.bad[0]!.errors).toMatchObject({
      price: 'não é um valor em dinheiro',
      totalUnit: 'não é um número inteiro',
      isActive: 'precisa ser sim ou não',
    });
  });

  it('reads products by their sku, with amounts as either language writes them', async () => {
    const file = [
      'SKU;Título;Categoria;Marca;Preço;Estoque;Ativo',
      'X-1;Fone;Áudio;Sabiá;1.234,50;1.000;sim',
      'X-2;Capa;celulares;Sabiá;9.9;5;no',
      'X-3;Bolsa;Moda;Sabiá;caro;muitos;talvez',
      ';Sem código;Moda;Sabiá;1;1;sim',
      'X-5;Sem preço;;Sabiá;;1;sim',
    ].join('\n');
    const preview = await previewCsv(gateway, 'products', file, { token });
    const { done, bad } = await importCsv(gateway, 'products', file, {
      token,
      mapping: { ...preview.mapping, Estoque: { field: 'totalUnit', numbers: '1.234,56' } },
    });
    expect(done).toMatchObject({ made: 2, bad: 3 });
    expect(bad.map(({ errors }) => Object.keys(errors).toSorted())).toEqual([
      ['isActive', 'price', 'totalUnit'],
      ['sku'],
      ['category', 'price'],
    ]);
    const { products } = await ask(
      '{ products(filter: { text: "X-" }, sort: { field: price, direction: descending }) { nodes { sku price totalUnit isActive category } } }',
    );
    expect(products.nodes).toEqual([
      { sku: 'X-1', price: 1234.5, totalUnit: 1000, isActive: true, category: 'audio' },
      { sku: 'X-2', price: 9.9, totalUnit: 5, isActive: false, category: 'cellphone' },
    ]);
  });

  const written = 'Nome;Cidade\r\nJoão "Não" é;São Paulo\r\n';
  it.each([
    ['UTF-8', Buffer.from(written), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${written}`), 'utf-8'],
    ['Windows-1252', Buffer.from(written, 'latin1'), 'windows-1252'],
    ['UTF-16', Buffer.from(`\uFEFF${written}`, 'utf16le'), 'utf-16le'],
  ])('understands %s', async (_name, bytes, encoding) => {
    const preview = await previewCsv(gateway, 'customers', bytes, { token });
    expect(preview).toMatchObject({
      encoding,
      delimiter: ';',
      headings: ['Nome', 'Cidade'],
      rows: [['João "Não" é', 'São Paulo']],
      mapping: { Nome: 'name', Cidade: 'city' },
    });
  });

  it('knows columns by their heads, and two of one head apart', async () => {
    const file = 'Razão Social\tCNPJ\tUF\tTelefone\tTelefone\t\nA\tB\tSP\t1\t2\t3';
    const preview = await previewCsv(gateway, 'customers', file, { token });
    expect(preview).toMatchObject({
      delimiter: '\t',
      headings: ['Razão Social', 'CNPJ', 'UF', 'Telefone', 'Telefone (2)', '#6'],
      mapping: { 'Razão Social': 'name', CNPJ: 'document', UF: 'state', Telefone: 'phone' },
    });
  });

  it.each([
    ['{"Nome":"name","nada":"city"}', 'mapping.nada'],
    ['{"Nome":"createdAt"}', 'mapping.Nome'],
    ['{"Nome":"name","CPF":"name"}', 'mapping.CPF'],
    ['{}', 'mapping'],
    ['[', 'mapping'],
  ])('refuses the mapping %s', async (text, field) => {
    const answer = await bring('Nome,CPF\nA,B', { mapping: text });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is for ADMIN, and refuses what is no file', async () => {
    for (const role of ['EDITOR', 'GUEST'] as const) {
      const as = await gateway.tokenFor(role);
      expect((await bring('Nome\nA', { token: as })).status).toBe(403);
    }
    expect((await bring('')).body.fields).toEqual({ file: 'has nothing in it' });
    const answer = await gateway.call({ url: '/api/customers.csv', body: 'Nome\nA', token });
    expect(answer.status).toBe(400);
  });
});

it('an import leaves alone what others count meanwhile', async () => {
  const row = `Nome;CPF\nFigura;${cpf(95_000)}`;
  const { done } = await bring(row, { mapping: { Nome: 'name', CPF: 'document' } });
  const { db } = gateway.store;
  const mine = db.updateTable('customers').where('document', '=', cpf(95_000));
  await mine.set({ openCents: 700 }).execute();
  const again = await bring(row.replace('Figura', 'Figura Nova'), {
    mapping: { Nome: 'name', CPF: 'document' },
  });
  expect([done!.made, again.done!.changed]).toEqual([1, 1]);
  const stored = db.selectFrom('customers').select(['name', 'openCents']);
  expect(await stored.where('document', '=', cpf(95_000)).execute()).toEqual([
    { name: 'Figura Nova', openCents: 700 },
  ]);
});
