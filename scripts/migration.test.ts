import { expect, it } from 'vitest';
import { declarationsIn } from '../gateway/records/declare/declare.ts';
import { CONTRACTS } from '../gateway/testing/contracts-sdl.ts';
import { migrationOf, nextNumber, withMigration } from './migration.ts';

const contract = declarationsIn([CONTRACTS]).get('Contract')!;

it('a migration gets the number after the last one', () => {
  expect(nextNumber(['0001-a.ts', '0034-b.ts', 'migrations.ts', '0009-c.ts'])).toBe('0035');
  expect(nextNumber([])).toBe('0001');
});

it('a drafted migration names each column, and the indexes that lists need', () => {
  const text = migrationOf(contract);
  expect(text).toContain('export const contracts: Migration');
  const [, table] = /createRecordTable\(db, ([^]*)\),/.exec(text)!;
  expect(JSON.parse(table!)).toEqual({
    kind: 'Contract',
    table: 'contracts',
    title: 'name',
    columns: {
      ...{ name: 'text', supplier: 'text', monthly: 'bigint', status: 'text', ends_on: 'text?' },
      ...{ name_key: 'text', supplier_key: 'text', search_text: 'text', version: 'integer' },
    },
    indexed: ['name_key', 'supplier_key', 'supplier', 'monthly', 'status', 'ends_on'],
    unique: [],
  });
});

it('a drafted migration is listed after the others', () => {
  const list = `import { a } from './0001-a.ts';

/** In order. */
export const migrations = {
  '0001-a': a,
};
`;
  expect(withMigration(list, contract, '0002-contracts')).toBe(`import { a } from './0001-a.ts';
import { contracts } from './0002-contracts.ts';

/** In order. */
export const migrations = {
  '0001-a': a,
  '0002-contracts': contracts,
};
`);
});
