import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withCheckDigits } from '../formats/documents.rules.ts';
import { importCsv, previewCsv } from '../testing/csv-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  for (const table of ['customers', 'projects', 'events', 'lossReasons'] as const) {
    await gateway.store.db.deleteFrom(table).execute();
  }
});

type Given = Partial<Parameters<typeof importCsv>[3]>;

async function bring(list: string, file: string, given: Given = {}) {
  const { mapping } = await previewCsv(gateway, list, file, { token });
  return importCsv(gateway, list, file, { token, mapping, ...given });
}

async function stored(list = 'customers', fields = 'name city') {
  const { data } = await gateway.graphql(`{ ${list} { nodes { ${fields} } } }`, {}, token);
  return data![list].nodes as Record<string, string | null>[];
}

async function exported(list: string, lang = 'pt-BR') {
  const url = `/api/${list}.csv?lang=${lang}`;
  const headers = { authorization: `Bearer ${token}` };
  return (await gateway.app.inject({ url, headers })).body;
}

const cpf = withCheckDigits('person', '123456789');
const people = [
  'Nome;E-mail;Telefone;Cidade',
  'Ana Lima;ana@loja.test;;Santos',
  'Bento Luz;;(11) 98765-4321;Olinda',
  'Caio Reis;;;Recife',
].join('\r\n');

describe('a file of customers without documents', () => {
  it('that is imported twice changes nothing the second time, and asks about a bare name', async () => {
    expect((await bring('customers', people)).done).toMatchObject({ made: 3, bad: 0 });
    const again = await bring('customers', people);
    expect(again.done).toMatchObject({ made: 0, changed: 0, unchanged: 2, bad: 1 });
    expect(again.bad).toEqual([
      {
        row: 4,
        errors: { row: 'looks like Caio Reis, which exists. Say whether it is the same or new' },
      },
    ]);
    expect(await stored()).toHaveLength(3);
  });

  it('names the pairs in a trial run, and follows what is chosen for each or for all', async () => {
    await bring('customers', people);
    const file = 'Nome;Cidade\r\nCAIO REIS;Ipu\r\nBento Luz;Itu\r\nDora Sá;Itu';
    const tried = await bring('customers', file, { dryRun: true });
    expect(tried.alike).toMatchObject([
      {
        row: 2,
        record: { title: 'Caio Reis' },
        fields: [
          { field: 'name', before: 'Caio Reis', after: 'CAIO REIS' },
          { field: 'city', before: 'Recife', after: 'Ipu' },
        ],
      },
      { row: 3, record: { title: 'Bento Luz' } },
    ]);
    const { done } = await bring('customers', file, { lookAlikes: { all: 'new', 2: 'same' } });
    expect(done).toMatchObject({ made: 2, changed: 1, bad: 0 });
    expect(await stored()).toHaveLength(5);
    const same = await bring('customers', 'Nome;Cidade\nDora Sá;Ipu', { lookAlikes: 'same' });
    expect(same.done).toMatchObject({ made: 0, changed: 1 });
  });

  it.each(['yes', '{"2":"maybe"}', '{"x":"new"}', '[', '[]x'])(
    'is refused with the choice %s',
    async (lookAlikes) => {
      const { status, body } = await bring('customers', people, { lookAlikes });
      expect([status, body.fields]).toEqual([
        400,
        { lookAlikes: 'must be one of: skip, same, new' },
      ]);
    },
  );

  it('knows who has another name now, and asks where one phone has two people', async () => {
    await bring('customers', people);
    const file = [
      'Nome;E-mail;Telefone;CPF',
      `Ana Lima Souza;ANA@loja.test;;${cpf}`,
      'Bia Luz;;11987654321;',
    ].join('\n');
    const tried = await bring('customers', file, { dryRun: true });
    expect(tried.done).toMatchObject({ changed: 1, made: 0, bad: 1 });
    expect(tried.alike).toMatchObject([{ row: 3, record: { title: 'Bento Luz' } }]);
    await bring('customers', file, { lookAlikes: 'new' });
    expect(await stored('customers', 'name document')).toEqual([
      { name: 'Ana Lima Souza', document: cpf },
      { name: 'Bento Luz', document: null },
      { name: 'Bia Luz', document: null },
      { name: 'Caio Reis', document: null },
    ]);
    expect((await bring('customers', file)).done).toMatchObject({ unchanged: 2, bad: 0 });
  });

  it('takes people with other documents for others, and rows of one file for as many', async () => {
    const other = withCheckDigits('person', '987654321');
    await bring('customers', `Nome;CPF;E-mail\nAna;${cpf};casa@loja.test`);
    const file = `Nome;CPF;E-mail\nAna;${other};casa@loja.test\nEva;;\nEva;;`;
    expect((await bring('customers', file)).done).toMatchObject({ made: 3, bad: 0 });
  });
});

describe('a row with an id', () => {
  it('changes that record in all its fields, its document too, unless another has it', async () => {
    await bring('customers', `Nome;CPF\nAna;${cpf}\nBia;`);
    const [ana, bia] = await stored('customers', 'id');
    const file = `Id;Nome;CPF\n${bia!.id};Beatriz;${cpf}`;
    expect((await bring('customers', file)).bad).toEqual([
      { row: 2, errors: { document: 'is taken' } },
    ]);
    const emptied = { Id: 'id', Nome: 'name', CPF: { field: 'document', empties: true } };
    const anonymous = `Id;Nome;CPF\n${ana!.id};Ana Lima;`;
    expect((await bring('customers', anonymous, { mapping: emptied })).done!.changed).toBe(1);
    expect((await bring('customers', file)).done).toMatchObject({ changed: 1, bad: 0 });
    expect(await stored('customers', 'name document')).toEqual([
      { name: 'Ana Lima', document: null },
      { name: 'Beatriz', document: cpf },
    ]);
  });

  it('that no record has keeps it, so that the same file finds its record again', async () => {
    const file = 'Id,Nome\nERP-7,Caio\nERP-7,Caio\n"a/b",Dora';
    const { done, bad } = await bring('customers', file);
    expect(done).toMatchObject({ made: 1, bad: 2 });
    expect(bad.map(({ errors }) => errors)).toEqual([
      { id: 'is already in an earlier row' },
      { id: 'must have at most 64 letters, digits, hyphens and underscores' },
    ]);
    expect((await bring('customers', 'Id,Nome\nERP-7,Caio')).done).toMatchObject({ unchanged: 1 });
  });
});

it.each([
  [
    'projects',
    'Projeto;Responsável;E-mail;Data\nLoja;Ana;ana@loja.test;27/11/2026 10:02\nSite;Ana;ana@loja.test;27/11/2026 11:00',
  ],
  ['lossReasons', 'Nome;Posição na lista\nPreço;1'],
  ['events', 'Título;Início;Fim\nReunião;27/11/2026 10:00;27/11/2026 11:00'],
])('rows of %s without ids are asked about when they come again', async (list, file) => {
  const rows = file.split('\n').length - 1;
  const mapping = {
    ...{ Projeto: 'projectName', Responsável: 'userName', 'E-mail': 'email', Data: 'date' },
  };
  const given = list === 'projects' ? { mapping } : {};
  expect((await bring(list, file, given)).done).toMatchObject({ made: rows, bad: 0 });
  const again = await bring(list, file, { ...given, dryRun: true });
  expect(again.done).toMatchObject({ made: 0, bad: rows });
  expect(again.alike).toHaveLength(rows);
  const same = await bring(list, file, { ...given, lookAlikes: 'same' });
  expect(same.done).toMatchObject({ unchanged: rows });
});

it('an event of the same title at another time is another one', async () => {
  const at = (day: string) => `Título;Início;Fim\nReunião;${day} 10:00;${day} 11:00`;
  await bring('events', at('27/11/2026'));
  expect((await bring('events', at('28/11/2026'))).done).toMatchObject({ made: 1, bad: 0 });
});

it('an export finds its records again by their ids when names and documents were changed in it', async () => {
  await bring('customers', people);
  const file = (await exported('customers')).replace('Caio Reis', 'Caio dos Reis');
  expect(file.split('\r\n')[0]).toMatch(/;Id;Responsável \(Id\)$/);
  expect((await bring('customers', file)).done).toMatchObject({ changed: 1, unchanged: 2, bad: 0 });
});
