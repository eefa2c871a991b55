import { buildSchema, printType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { expand } from './expand.ts';
import { readSources } from './sdl.ts';

const SHELVES = `
  "A shelf." type Shelf { "Its id." id: ID! "Its name." name: String! "Its books." books: [Book!]! @paged }
  "A book on a shelf." type Book { "Its id." id: ID! }
  "How shelves can be ordered." enum ShelfSortField { "By name." name }`;

const schemaWith = (...more: string[]) =>
  buildSchema(expand([...readSources(), SHELVES, ...more]).join('\n'));
const mutation = (text: string, ...more: string[]) =>
  schemaWith(`extend type Mutation { "Does it." ${text} }`, ...more);

const bare = (text: string) =>
  text
    .replace(/"""[^]*?"""\n\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

type Schema = ReturnType<typeof buildSchema>;
const typeOf = (schema: Schema, name: string) => bare(printType(schema.getType(name)!));
const fieldOf = (schema: Schema, type: string, name: string) =>
  (schema.getType(type) as ReturnType<Schema['getQueryType']>)!.getFields()[name]!;

describe('@operation', () => {
  const named =
    'addBook("Where." shelfId: ID!, "How many pages." pages: Int = 1): Book! @access(group: EDITOR)';

  it('takes its arguments as an input', () => {
    const schema = mutation(`${named} @operation`);
    expect(fieldOf(schema, 'Mutation', 'addBook').args.map((each) => each.name)).toEqual(['input']);
    expect(typeOf(schema, 'AddBookInput')).toBe(
      'input AddBookInput { shelfId: ID! pages: Int = 1 }',
    );
    expect(printType(schema.getType('AddBookInput')!)).toContain('"""How many pages."""');
  });

  it.each([
    [`${named} @operation`, 'book: Book!'],
    [`${named} @operation(as: "newBook")`, 'newBook: Book!'],
    [`${named} @operation(with: ["Shelf"])`, 'book: Book! shelf: Shelf!'],
    [`${named} @operation(undo: true)`, 'book: Book! activityId: ID!'],
    ['addBook("Which." id: ID!): ID! @operation(undo: true)', 'id: ID! activityId: ID!'],
    ['addBook("Which." id: ID!): Book @operation', 'book: Book'],
    ['addBook("Which." ids: [ID!]!): [Book!]! @operation', 'books: [Book!]!'],
    ['addBook("Which." ids: [ID!]!): [ID!]! @operation', 'ids: [ID!]!'],
    ['addBook("Which." ids: [ID!]!): Int! @operation(as: "count")', 'count: Int!'],
  ])('%s answers { %s }', (text, fields) => {
    const schema = mutation(text);
    expect(String(fieldOf(schema, 'Mutation', 'addBook').type)).toBe('AddBookPayload!');
    expect(typeOf(schema, 'AddBookPayload')).toBe(`type AddBookPayload { ${fields} }`);
  });

  it('leaves who may use it at the mutation, and what else there is at the field of the payload', () => {
    const text = `${named.replace('Book!', '[Book!]!')} @listSize(assumedSize: 7) @operation`;
    const written = expand([`type Mutation { "Adds one." ${text} }`]).join('\n');
    expect(written).toMatch(/books: \[Book!\]! @listSize\(assumedSize: 7\)/);
    expect(written).toContain('): AddBookPayload! @access(group: EDITOR) @operation\n');
  });

  it.each([
    ['AddBookInput', 'input AddBookInput { shelf: String }'],
    ['AddBookPayload', 'type AddBookPayload { shelves: Int }'],
  ])('%s that is written by hand takes the place of the derived one', (name, text) => {
    expect(typeOf(mutation(`${named} @operation`, text), name)).toBe(text);
  });

  it('answers a payload that is written by hand, and makes none of that name', () => {
    const answering = `${named.replace('Book!', 'AddBookPayload!')} @operation`;
    const text = 'type AddBookPayload { shelves: Int }';
    expect(typeOf(mutation(answering, text), 'AddBookPayload')).toBe(text);
    expect(() => mutation(answering)).toThrow('Unknown type "AddBookPayload"');
  });

  it('is added to by extend', () => {
    const schema = mutation(
      `${named} @operation`,
      'extend type AddBookPayload { "Whether." isNew: Boolean! }',
    );
    expect(typeOf(schema, 'AddBookPayload')).toBe(
      'type AddBookPayload { book: Book! isNew: Boolean! }',
    );
  });
});

describe('@paged', () => {
  const shelves = (text: string) => schemaWith(`extend type Query { "Shelves." shelves${text} }`);

  it('takes what pages it before its own arguments, and answers a connection', () => {
    const schema = shelves('("Only these." name: String): [Shelf!]! @access(group: GUEST) @paged');
    const { args, type } = fieldOf(schema, 'Query', 'shelves');
    expect(args.map(({ name }) => name)).toEqual(['first', 'after', 'last', 'before', 'name']);
    expect(String(type)).toBe('ShelfConnection!');
    expect(typeOf(schema, 'ShelfConnection')).toBe(
      'type ShelfConnection { nodes: [Shelf!]! pageInfo: PageInfo! totalCount: Int! }',
    );
  });

  it('pages a field of any type', () => {
    expect(String(fieldOf(schemaWith(), 'Shelf', 'books').type)).toBe('BookConnection!');
  });

  it.each([
    ['name', 'ascending'],
    ['-name', 'descending'],
  ])('is ordered by %s when no order is asked for', (order, direction) => {
    const schema = shelves(`("How." sort: ShelfSort): [Shelf!]! @paged(order: "${order}")`);
    expect(typeOf(schema, 'ShelfSort')).toBe(
      `input ShelfSort { field: ShelfSortField! = name direction: SortDirection! = ${direction} }`,
    );
  });
});

it('describes every type, field and argument that it writes out', () => {
  const schema = mutation(
    'addBook("Which." id: ID!): Book! @operation(with: ["Shelf"], undo: true)',
    'extend type Query { "All." shelves("How." sort: ShelfSort): [Shelf!]! @paged(order: "name") }',
  );
  const types = [
    'AddBookInput',
    'AddBookPayload',
    'ShelfConnection',
    'BookConnection',
    'ShelfSort',
  ];
  const silent = types.flatMap((name) => {
    const type = schema.getType(name)!;
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    return [type, ...fields].filter(({ description }) => !description).map((each) => each.name);
  });
  const { args } = fieldOf(schema, 'Query', 'shelves');
  const [input] = fieldOf(schema, 'Mutation', 'addBook').args;
  expect([...silent, ...[...args, input!].filter(({ description }) => !description)]).toEqual([]);
});
