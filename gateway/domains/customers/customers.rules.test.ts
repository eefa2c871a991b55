import { describe, expect, it } from 'vitest';
import { declarationOf } from '../../records/declarations.ts';
import { patchFromInput, recordFromInput } from '../../records/write/from-input.ts';
import { applyRules } from '../../records/write/planned-change.ts';
import type { Row } from '../../records/declare/record.ts';
import { customerRecord } from './customers.record.ts';
import { enteredTags } from './customers.rules.ts';

const customer = declarationOf('Customer');
const ana = recordFromInput(customer, customerRecord, { kind: 'person', name: 'Ana' }).row;

function ruled(entered: Row, tags: readonly string[] = []) {
  const customerTags = tags.map((tag) => ({ customerId: ana.id, tag }));
  const copy = { row: { ...ana, ...entered }, parts: { customerTags }, links: {} };
  const { after, errors } = applyRules(customerRecord, copy);
  const { nameKey, cityKey, searchText } = after.row;
  return { derived: { nameKey, cityKey, searchText }, errors };
}

describe('what is entered', () => {
  it.each([
    [{ name: ' Ana ' }, { name: 'Ana' }],
    [{ email: ' Ana@Casa.TEST ' }, { email: 'ana@casa.test' }],
    [{ document: '123.456.789-09' }, { document: '12345678909' }],
    [{ document: '12.abc.345/01de-35' }, { document: '12ABC34501DE35' }],
    [{ phone: '(81) 90123-4567' }, { phone: '81901234567' }],
    [{ phone: '+55 81 3333.4444' }, { phone: '8133334444' }],
    [{ phone: '081 90123-4567' }, { phone: '81901234567' }],
    [{ phone: '0055 81 3333-4444' }, { phone: '8133334444' }],
    [{ phone: '0800 123 4567' }, { phone: '08001234567' }],
    [{ phone: '+351 912 345 678' }, { phone: '+351912345678' }],
    [{ cep: '50030-230' }, { cep: '50030230' }],
    [
      { latitude: -8.05428349, longitude: -34.9 },
      { latitude: -8.054283, longitude: -34.9 },
    ],
    [
      { notes: '  ', city: '' },
      { notes: null, city: null },
    ],
    [
      { email: null, latitude: null, state: null },
      { email: null, latitude: null, state: null },
    ],
    [{ name: null, status: null, kind: null, channel: null }, {}],
    [{}, {}],
  ])('%j is stored as %j', (input, columns) => {
    expect(patchFromInput(customer, customerRecord, { id: 'a', ...input }).row).toEqual(columns);
  });

  it('has each tag once, in order', () => {
    expect(enteredTags([' vip', 'atacado', 'VIP', 'vip', 'beira  mar '])).toEqual([
      'VIP',
      'atacado',
      'beira mar',
      'vip',
    ]);
  });
});

describe('what follows from it', () => {
  it('is sorted and found without accents and case', () => {
    const entered = {
      kind: 'company' as const,
      name: 'Ótica Manacá Ltda.',
      tradeName: 'Ótica Manacá',
      document: '12ABC34501DE35',
      email: 'oi@manaca.test',
      phone: '81901234567',
      city: 'São Luís',
    };
    expect(ruled(entered).derived).toEqual({
      nameKey: 'otica manaca ltda.',
      cityKey: 'sao luis',
      searchText:
        'otica manaca ltda. otica manaca 12abc34501de35 12.abc.345/01de-35 oi@manaca.test ' +
        '81901234567 +5581901234567 (81) 90123-4567 ' +
        '12.abc.345/1de-35 12abc34501de35= 901234567 5581901234567',
    });
  });

  it('holds nothing for what is not known', () => {
    expect(ruled({}).derived).toEqual({
      nameKey: 'ana',
      cityKey: '',
      searchText: 'ana',
    });
  });
});

describe('what is wrong', () => {
  it.each([
    [{ latitude: 90, longitude: 180 }, []],
    [{ latitude: -90, longitude: -180 }, []],
    [{ latitude: 90.000001, longitude: 0 }, ['latitude']],
    [{ latitude: 0, longitude: -180.000001 }, ['longitude']],
    [{ latitude: 0, longitude: null }, ['longitude']],
    [{ latitude: null, longitude: 0 }, ['latitude']],
    [{ phone: '813333444' }, ['phone']],
    [{ phone: '819012345678' }, ['phone']],
    [{ phone: '+1234567' }, ['phone']],
    [{ phone: 'ramal 12' }, ['phone']],
    [{ cep: '5003023' }, ['cep']],
    [{ cep: '5003023a' }, ['cep']],
    [{ email: 'ana' }, ['email']],
    [{ kind: 'company' as const, document: '12345678909' }, ['document']],
    [{ kind: 'person' as const, document: '12345678909' }, []],
    [{ name: '', city: 'x'.repeat(101) }, ['name', 'city']],
  ])('with %j is %j', (entered, fields) => {
    expect(Object.keys(ruled(entered).errors)).toEqual(fields);
  });

  it('with tags is their number, or the one that is empty or too long', () => {
    expect(ruled({}, Array(20).fill('a')).errors).toEqual({});
    expect(Object.keys(ruled({}, Array(21).fill('a')).errors)).toEqual(['tags']);
    expect(Object.keys(ruled({}, ['a', '', 'x'.repeat(41)]).errors)).toEqual(['tags.1', 'tags.2']);
  });
});
