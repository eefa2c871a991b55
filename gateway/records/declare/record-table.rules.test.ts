import { expect, it } from 'vitest';
import { declarationsIn } from './declare.ts';
import { tableOf } from './record-table.ts';
import { rowTypes } from './row-types.ts';

const box = declarationsIn([
  `"A box." type Box @record(title: "name", versioned: false) {
    name: String!
    note: String
    filledAt: DateTime @readOnly @default(value: "")
    seenAt: DateTime @readOnly
    place: String @default(value: "here")
  }`,
]).get('Box')!;

it('has indexes for its list, if it has one', () => {
  const indexedOf = (more: string) => {
    const [box] = declarationsIn([
      `"A box." type Box @record(title: "name" ${more}) { name: String! @sort }`,
    ]).values();
    return tableOf(box!).indexed;
  };
  expect(indexedOf('')).toEqual(['name_key', 'created_at', 'updated_at']);
  expect(indexedOf('versioned: false')).toEqual(['name_key']);
  expect(indexedOf('listed: false')).toEqual([]);
});

it('a reference has a foreign key and an index', () => {
  const [crate] = declarationsIn([
    `"A crate." type Crate @record(title: "name", versioned: false) {
      name: String!
      box: Box @reference
      room: Room! @reference
    }
    "A box." type Box @record(title: "name") { "Its name." name: String! }
    "A room." type Room @record(title: "name") { "Its name." name: String! }`,
  ]).values();
  const { columns, indexed, references } = tableOf(crate!);
  expect(columns).toMatchObject({ box_id: 'text?', room_id: 'text' });
  expect(indexed).toEqual(['box_id', 'room_id']);
  expect(references).toEqual({ box_id: 'boxes', room_id: 'rooms' });
});

it('a column may be empty as its field may, unless the gateway sets it and has a default', () => {
  expect(tableOf(box).columns).toEqual({
    name: 'text',
    note: 'text?',
    filled_at: 'text',
    seen_at: 'text?',
    place: 'text?',
  });
  expect(rowTypes([box])).toContain('note: string | null;');
  expect(rowTypes([box])).toContain('filledAt: string;');
});

it('a list that is ordered by the text of its search has that column once', () => {
  const [crate] = declarationsIn([
    `"A crate." type Crate @record(title: "name", versioned: false) {
      name: String! @sort(column: "searchText") @search
    }`,
  ]).values();
  expect(rowTypes([crate!]).match(/searchText: string;/g)).toHaveLength(1);
});

it('what is read through other records has no page', () => {
  const [crate] = declarationsIn([
    `"A crate." type Crate @record(title: "name", listed: false) { name: String! }`,
  ]).values();
  expect(rowTypes([crate!])).toContain('interface CrateRow');
  expect(rowTypes([crate!])).not.toContain('CratePage');
});

it('a list of plain objects is a table of rows that go with the record', () => {
  const declarations = declarationsIn([
    `"A crate." type Crate @record(title: "name", versioned: false) {
      name: String!
      jars: [CrateJar!]! @part(most: 3)
    }
    "A jar." type CrateJar { label: String! weight: Float isOpen: Boolean! }`,
  ]);
  const crate = declarations.get('Crate')!;
  const columns = { label: 'text', weight: 'double precision?', is_open: 'integer' };
  expect(tableOf(crate).parts).toEqual([{ table: 'crate_jars', key: 'crate_id', columns }]);
  expect(rowTypes([crate])).toContain('crateJars: CrateJarRow;');
});

it('a part of rows that nothing says is refused', () => {
  const sdl =
    '"A crate." type Crate @record(title: "name") { name: String! jars: [Jar!] @part(most: 3) }';
  expect(() => declarationsIn([sdl])).toThrow('The SDL has no type Jar');
});
