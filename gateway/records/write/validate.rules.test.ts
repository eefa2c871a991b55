import { describe, expect, it } from 'vitest';
import { folded } from '../../formats/folding.rules.ts';
import { declarationsIn } from '../declare/declare.ts';
import { derivedColumns } from './derived-columns.ts';
import { rowFromInput, newRow } from './from-input.ts';
import { rowTypes } from '../declare/row-types.ts';
import { constraintErrors } from './validate.ts';

const box = declarationsIn([
  `"A box." type Box @record(title: "name") {
    name: String! @constraint(maxLength: 5)
    note: String @constraint(maxLength: 3)
    email: String! @constraint(format: EMAIL)
    link: String @constraint(format: ADDRESS)
    price: Money! @constraint(min: 1, max: 20.5)
    count: Int @constraint(min: 2)
    isOpen: Boolean! @default(value: "true")
    rate: Percent! @default(value: "12.5")
    size: BoxSize! @default(value: "small")
    madeAt: DateTime! @default(value: "now")
    code: String! @default
    picture: String @constraint(format: PICTURE)
    guid: String! @default @constraint(format: UUID)
    debt: Money! @default(value: "0") @constraint(max: 10) @column(name: "debtCents")
    shelf: String! @default(value: "") @constraint(maxLength: 2) @sort @search
    total: Money! @readOnly
  }
  "Sizes." enum BoxSize { small large }`,
]).get('Box')!;

const whole = {
  ...{ id: 'a', name: 'Caixa', email: 'ana@example.test', price: 20_50, isOpen: 1, rate: 0 },
  ...{ size: 'small', madeAt: '2026-01-02T03:04:05.000Z', code: 'x', version: 1 },
  ...{ debtCents: 0, shelf: '', guid: '0c0d0e0f-0a0b-4c0d-8e0f-0a0b0c0d0e0f' },
};
const required = 'this field is required';

describe('constraintErrors', () => {
  it.each([
    [{ id: 'x'.repeat(65) }, { id: 'must be at most 64 characters long' }],
    [{ name: ' ' }, { name: required }],
    [{ name: null }, { name: required }],
    [{ name: 'Caixas' }, { name: 'must be at most 5 characters long' }],
    [{ note: 'nota' }, { note: 'must be at most 3 characters long' }],
    [{ note: null, count: null, link: null }, {}],
    [{ email: 'ana' }, { email: 'email is not valid' }],
    [{ email: '' }, { email: required }],
    [{ link: 'javascript:x()' }, { link: 'must be an http or https address' }],
    [{ price: 99 }, { price: 'must be between 1 and 20.5' }],
    [{ price: 20_51 }, { price: 'must be between 1 and 20.5' }],
    [{ count: 1 }, { count: 'must be at least 2' }],
    [{ debtCents: 10_01 }, { debt: 'must be at most 10' }],
    [{ shelf: 'abc' }, { shelf: 'must be at most 2 characters long' }],
    [{ guid: 'x' }, { guid: 'must be a UUID' }],
    [{ picture: 'https://fotos.test/um.png' }, {}],
    [{ picture: 'data:image/png;base64,AAAA' }, {}],
    [{ picture: '//fotos.test/um.png' }, { picture: 'must be an address of a picture' }],
    [{ picture: 'data:text/html,x' }, { picture: 'must be an address of a picture' }],
  ])('of %j are %j', (changes, errors) => {
    expect(constraintErrors(box, { ...whole, ...changes })).toEqual(errors);
  });
});

describe('a new row', () => {
  it('gets the defaults of what is left out', () => {
    const row = newRow(box, { name: ' Um ', email: ' Ana@Example.test ', price: 100 });
    expect(row).toEqual({
      ...{ name: 'Um', note: null, email: 'Ana@Example.test', link: null, price: 100, count: null },
      ...{ isOpen: 1, rate: 12_500, size: 'small', total: null, version: 1 },
      ...{ picture: null, debtCents: 0, shelf: '', guid: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      ...{ id: expect.stringMatching(/^[0-9a-f]{24}$/), code: expect.any(String) },
      madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
  });

  it('keeps what is given', () => {
    expect(newRow(box, { ...whole, isOpen: false })).toMatchObject({ ...whole, isOpen: 0 });
  });
});

describe('entered columns', () => {
  it('are those that are given; null empties what may be empty, and so does a text of spaces', () => {
    expect(rowFromInput(box, { note: '  ', link: null, name: null, size: null, count: 3 })).toEqual(
      {
        ...{ note: null, link: null, count: 3 },
      },
    );
  });

  it('are none that the gateway sets, or that the kind does not have', () => {
    expect(rowFromInput(box, { total: 1, version: 7, constructor: 1 })).toEqual({});
  });
});

it('what lists are ordered and searched by follows, the title first', () => {
  expect(derivedColumns(box, { name: 'Ação', shelf: 'É  9' })).toEqual({
    ...{ shelfKey: 'e 19', searchText: 'acao e 9' },
  });
});

it('a text that is ordered by its own column has no folded one', () => {
  const crate = declarationsIn([
    `"A crate." type Crate @record(title: "code") { code: String! @sort(column: "code") @search }`,
  ]).get('Crate')!;
  expect(derivedColumns(crate, { code: 'Nº 1' })).toEqual({ searchText: folded('Nº 1') });
  expect(rowTypes([crate]).match(/code/g)).toHaveLength(1);
});
