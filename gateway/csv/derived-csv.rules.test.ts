import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '../errors/errors.ts';
import { said } from '../errors/problem.ts';
import { declarationsIn } from '../records/declare/declare.ts';
import { recordOf } from '../records/declare/declared-record.ts';
import type { Snapshot } from '../records/declare/record.ts';
import { derivedExport } from './derived-csv.ts';
import { derivedImport } from './derived-import.ts';

const declaration = declarationsIn([
  `"A box." type Box @record(title: "name") {
    code: String! @default @unique
    name: String! @constraint(maxLength: 5) @sort
    places: [Place!]!
  }
  "A place." type Place { name: String! }`,
]).get('Box')!;

const record = recordOf(declaration, {
  parts: [{ table: 'boxPlaces' as never, key: 'boxId' }],
  operations: {
    toColumns: ({ name }) => (typeof name === 'string' ? { name: name.toUpperCase() } : {}),
  },
  rules: {
    validate: ({ row, parts }: Snapshot): FieldErrors =>
      row.name === 'NADA' && parts.boxPlaces?.length === 0 ? { name: said('is no name') } : {},
  },
});

const columns = {
  code: { en: 'Code', 'pt-BR': 'Código' },
  name: { en: 'Name', 'pt-BR': 'Nome', alsoKnownAs: ['title'] },
};
const words = { fileName: { en: 'boxes', 'pt-BR': 'caixas' }, columns };
const { prepare } = derivedImport(declaration, record, words);
const stored = { id: 'a', code: 'X', name: 'UMA', nameKey: 'uma', version: 3 };
const none = undefined as never;

describe('a row of a derived import', () => {
  it('is entered and checked by the rules of its record', () => {
    expect(prepare({ code: 'Y', name: ' nada ' }, undefined, none)).toEqual({
      before: undefined,
      after: {
        ...{ code: 'Y', name: 'NADA', nameKey: 'nada', version: 1 },
        ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
        id: expect.any(String),
      },
      errors: { name: said('is no name') },
    });
    expect(prepare({ code: 'Y', name: 'grande' }, undefined, none).errors).toEqual({
      name: 'must be at most 5 characters long',
    });
  });

  it('changes what it names of a record that is there', () => {
    expect(prepare({ code: 'X', name: 'duas' }, stored as never, none)).toEqual({
      before: stored,
      after: { ...stored, name: 'DUAS', nameKey: 'duas' },
      errors: {},
    });
  });
});

it('a derived column is known by other headings too, which no file has', () => {
  expect(derivedExport(declaration, words).columns.name).toMatchObject({
    heading: { en: 'Name', 'pt-BR': 'Nome' },
    alsoKnownAs: ['title'],
  });
});

it('a column of another record has its name, and one of texts their form', () => {
  const { operation, columns: written } = derivedExport(declaration, {
    fileName: { en: 'boxes', 'pt-BR': 'caixas' },
    columns: {
      name: { ...columns.name, form: (name) => `<${name}>` },
      place: { en: 'Place', 'pt-BR': 'Lugar' },
    },
  });
  expect(print(operation)).toMatch(/name\s+place \{\s+name\s+\}/);
  const valuesOf = (node: object) =>
    Object.values(written).map(({ value }) => value(node as never) as unknown);
  const place = { name: 'Loja' };
  const times = { createdAt: 'then', updatedAt: 'now' };
  expect(valuesOf({ id: 'b', name: 'Doca', place, code: 'X', ...times })).toEqual([
    ...['<Doca>', 'Loja', 'X', 'then', 'now', 'b'],
  ]);
  expect(valuesOf({ id: 'b', name: null, place: null, code: null, ...times })).toEqual([
    ...[null, undefined, null, 'then', 'now', 'b'],
  ]);
});
