import { describe, expect, it } from 'vitest';
import { declarations } from '../gateway/records/declarations.ts';
import { declarationsIn } from '../gateway/records/declare/declare.ts';
import { CONTRACTS } from '../gateway/testing/contracts-sdl.ts';
import { readSources } from '../gateway/records/expand/sdl.ts';
import { draftOf, migrationOf, nextNumber, storedNow, withMigration } from './migration.ts';

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
      ...{ created_at: 'text', updated_at: 'text' },
    },
    indexed: [
      ...['name_key', 'supplier_key', 'supplier', 'monthly', 'status', 'ends_on'],
      ...['created_at', 'updated_at'],
    ],
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
  expect(withMigration(list, 'contracts', '0002-contracts')).toBe(`import { a } from './0001-a.ts';
import { contracts } from './0002-contracts.ts';

/** In order. */
export const migrations = {
  '0001-a': a,
  '0002-contracts': contracts,
};
`);
});

describe('the draft of a table that is there', () => {
  const stored = storedNow();
  const productsWith = (field: string) =>
    declarationsIn(
      readSources().map((text) =>
        text.replace(/type Product @record[^]*?\{/, `$&\n  "A field." ${field}`),
      ),
    ).get('Product')!;

  it('has the columns and indexes that it lacks', async () => {
    const product = productsWith(
      'lossReason: LossReason @reference(onDelete: CLEAR) @filter @sort',
    );
    const drafted = draftOf(product, await stored) as {
      name: string;
      textOf: (name: string) => string;
    };
    expect(drafted.name).toBe('products-loss-reason-id');
    const text = drafted.textOf('productsLossReasonId');
    const [, added] = /addRecordColumns\(db, ([^]*)\),/.exec(text)!;
    expect(JSON.parse(added!)).toEqual({
      table: 'products',
      columns: { loss_reason_id: 'text?' },
      filled: {},
      references: { loss_reason_id: 'loss_reasons' },
      indexed: ['loss_reason_id'],
      unique: [],
    });
  });

  it('has the columns that tables of parts lack, and such tables', async () => {
    const pets = 'type CustomerPet { "What it eats." food: Product @reference }';
    const customer = declarationsIn(
      readSources().map((text) =>
        text
          .replace('type CustomerContact {', `${pets}\n$&\n  "Shop." shop: Product @reference`)
          .replace(/contacts: \[CustomerContact/, 'pets: [CustomerPet!] @part(most: 3)\n  $&'),
      ),
    ).get('Customer')!;
    const drafted = draftOf(customer, await stored) as {
      name: string;
      textOf: (name: string) => string;
    };
    expect(drafted.name).toBe('customers-shop-id-customer-pets');
    const [, added, parts] =
      /await addRecordColumns\(db, ([^]*)\);[^]*await createPartTables\(db, 'customers', ([^]*)\);/.exec(
        drafted.textOf('more'),
      )!;
    expect(JSON.parse(added!)).toEqual({
      ...{ table: 'customer_contacts', columns: { shop_id: 'text?' } },
      ...{ filled: {}, indexed: [], unique: [] },
    });
    expect(JSON.parse(parts!)).toEqual([
      { table: 'customer_pets', key: 'customer_id', columns: { food_id: 'text?' } },
    ]);
  });

  it('is refused for a reference to records that have no table yet', async () => {
    const [shop] = declarationsIn([
      `type Shop @record(title: "name") { name: String! rack: Rack @reference }
      type Rack @record(title: "name") { name: String! above: Rack @reference }`,
    ]).values();
    expect(draftOf(shop!, await stored)).toEqual({
      problem:
        'The shops refer to racks, which have no table yet. First: npm run migration -- racks',
    });
  });

  it('is refused when the records that are there would have no value, or nothing is missing', async () => {
    expect(draftOf(productsWith('origin: String!'), await stored)).toEqual({
      problem: expect.stringContaining('may not be required: origin.'),
    });
    expect(draftOf(declarations.get('Product')!, await stored)).toEqual({
      problem: expect.stringContaining(
        'columns and indexes of products and of its parts are all there',
      ),
    });
  });
});
