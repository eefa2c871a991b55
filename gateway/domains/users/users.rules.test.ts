import { describe, expect, it } from 'vitest';
import { derivedFields, userErrors, withPlainBalance } from './users.rules.ts';
import type { UserRow } from './users.table.ts';

const user: UserRow = {
  id: 'one',
  index: 1,
  guid: '0c0d0e0f-0a0b-4c0d-8e0f-0a0b0c0d0e0f',
  isActive: 1,
  balanceCents: 0,
  age: 0,
  name: 'Iracema Bastos',
  gender: 'female',
  company: '',
  email: '',
  phone: '',
  address: '',
  bd: null,
  imgUrl: null,
  version: 1,
  nameKey: '',
  companyKey: '',
  searchText: '',
};

describe('what follows from a person', () => {
  it('is folded, the name first', () => {
    expect(
      derivedFields({ name: 'Célia  Leão', company: 'Ação', email: 'C@x.test', phone: '81 9' }),
    ).toEqual({
      nameKey: 'celia leao',
      companyKey: 'acao',
      searchText: 'celia leao acao c@x.test 81 9',
    });
  });
});

describe('a person', () => {
  it.each<Partial<UserRow>>([
    {},
    { age: 150, balanceCents: -1_000_000_000_00 },
    { email: 'iracema@casa.test', phone: '+55 81 99999-0000' },
    { guid: '0C0D0E0F-0A0B-4C0D-8E0F-0A0B0C0D0E0F' },
    { imgUrl: 'https://fotos.test/um.png' },
    { imgUrl: '/files/um.png' },
    { imgUrl: 'data:image/png;base64,AAAA' },
  ])('is right with %j', (fields) => {
    expect(userErrors({ ...user, ...fields })).toEqual({});
  });

  it.each<[field: string, fields: Partial<UserRow>, message: string]>([
    ['name', { name: ' ' }, 'this field is required'],
    ['name', { name: 'x'.repeat(201) }, 'must be at most 200 characters long'],
    ['id', { id: '' }, 'this field is required'],
    ['guid', { guid: 'x' }, 'must be a UUID'],
    ['email', { email: 'iracema' }, 'email is not valid'],
    ['email', { email: `${'x'.repeat(250)}@a.test` }, 'must be at most 254 characters long'],
    ['age', { age: -1 }, 'must be between 0 and 150'],
    ['age', { age: 151 }, 'must be between 0 and 150'],
    ['balance', { balanceCents: 1_000_000_000_01 }, 'must be between -1000000000 and 1000000000'],
    ['imgUrl', { imgUrl: 'javascript:alert(1)' }, 'must be an address of a picture'],
    ['imgUrl', { imgUrl: '//fotos.test/um.png' }, 'must be an address of a picture'],
    ['imgUrl', { imgUrl: 'data:text/html,x' }, 'must be an address of a picture'],
  ])('is at fault in %s, case %#', (field, fields, message) => {
    expect(userErrors({ ...user, ...fields })).toEqual({ [field]: message });
  });
});

describe('a balance as old consumers write it', () => {
  it.each([
    ['$2,138.20', 2138.2],
    ['$0', 0],
    ['-$12.5', -12.5],
    ['$-12.50', -12.5],
    ['R$ 1,000,000', 1_000_000],
    ['7.05', 7.05],
  ])('%s is %d', (balance, amount) => {
    expect(withPlainBalance({ id: 'one', balance })).toEqual({ id: 'one', balance: amount });
  });

  it.each([12.5, null, undefined, 'a lot', '1.234,56', '$', {}])(
    '%j is left as it is',
    (balance) => {
      expect(withPlainBalance({ balance })).toEqual({ balance });
    },
  );
});
