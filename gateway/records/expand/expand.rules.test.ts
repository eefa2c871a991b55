import { buildSchema, Kind, parse, printType, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../testing/contracts-sdl.ts';
import { expand } from './expand.ts';
import { readSources } from './sdl.ts';

const schemaWith = (...more: string[]) =>
  buildSchema(expand([...readSources(), CONTRACTS, ...more]).join('\n'));
const bare = (text: string) =>
  text
    .replace(/"""[^]*?"""\n\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('a declared kind of record', () => {
  const schema = schemaWith();
  const shown = (type: string) => bare(printType(schema.getType(type)!));

  it('is a valid schema', () => expect(validateSchema(schema)).toEqual([]));

  it.each([
    [
      'Contract',
      'type Contract { id: ID! name: String! supplier: String! monthly: Money! status: ContractStatus! endsOn: DateTime createdAt: DateTime! updatedAt: DateTime! version: Int! }',
    ],
    [
      'ContractFilter',
      'input ContractFilter { ids: [ID!] text: String supplier: [String!] supplierNotIn: [String!] status: [ContractStatus!] statusNotIn: [ContractStatus!] endsFrom: DateTime endsTo: DateTime endsIsEmpty: Boolean createdFrom: DateTime createdTo: DateTime updatedFrom: DateTime updatedTo: DateTime or: [ContractFilter!] and: [ContractFilter!] }',
    ],
    [
      'ContractSort',
      'input ContractSort { field: ContractSortField! = name direction: SortDirection! = ascending }',
    ],
    [
      'ContractSortField',
      'enum ContractSortField { name supplier monthly status endsOn createdAt updatedAt }',
    ],
    [
      'ContractConnection',
      'type ContractConnection { nodes: [Contract!]! pageInfo: PageInfo! totalCount: Int! counts( by: ContractCountField! ): [ValueCount!]! }',
    ],
    [
      'CreateContractInput',
      'input CreateContractInput { id: ID name: String! supplier: String! monthly: Money! status: ContractStatus! = draft endsOn: DateTime }',
    ],
    [
      'UpdateContractInput',
      'input UpdateContractInput { id: ID! version: Int name: String supplier: String monthly: Money status: ContractStatus endsOn: DateTime }',
    ],
    [
      'UpdateContractsInput',
      'input UpdateContractsInput { ids: [ID!] filter: ContractFilter changes: ContractChangesInput! }',
    ],
    ['DeleteContractPayload', 'type DeleteContractPayload { id: ID! activityId: ID! }'],
    ['DeleteContractsPayload', 'type DeleteContractsPayload { count: Int! activityId: ID! }'],
  ])('has its %s', (type, text) => expect(shown(type)).toBe(text));

  it('has its root fields, each with who may use it', () => {
    const document = parse(expand([CONTRACTS]).join('\n'));
    const access = document.definitions.flatMap((each) =>
      each.kind === Kind.OBJECT_TYPE_EXTENSION
        ? (each.fields ?? []).map((field) => [
            field.name.value,
            JSON.stringify(field.directives).match(/GUEST|EDITOR|ADMIN/)?.[0],
          ])
        : [],
    );
    expect(Object.fromEntries(access)).toEqual({
      ...{ contract: 'GUEST', contracts: 'GUEST' },
      ...{ createContract: 'EDITOR', updateContract: 'EDITOR', updateContracts: 'EDITOR' },
      ...{ deleteContract: 'ADMIN', deleteContracts: 'ADMIN' },
    });
  });

  it('is found by search', () => {
    expect(schema.getType('SearchKind')!.toConfig()).toMatchObject({ values: { Contract: {} } });
  });

  it('describes every type, field and argument', () => {
    const silent = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!/^(Create|Update|Delete)?Contract/.test(type.name)) return [];
      const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
      return [type, ...fields].filter(({ description }) => !description).map(({ name }) => name);
    });
    expect(silent).toEqual([]);
  });
});

it('what is written by hand takes the place of what follows, and adds to it', () => {
  const schema = schemaWith(`
    "Only this." input UpdateContractsInput { "Which." ids: [ID!]! }
    extend input ContractFilter { "Mine." isMine: Boolean }
    extend type Query { "Another." contract(id: ID!, on: DateTime): Contract @access(group: SA) }`);
  expect(bare(printType(schema.getType('UpdateContractsInput')!))).toBe(
    'input UpdateContractsInput { ids: [ID!]! }',
  );
  expect(schema.getType('ContractChangesInput')).toBe(undefined);
  expect(bare(printType(schema.getType('ContractFilter')!))).toContain('isMine: Boolean');
  expect(
    schema
      .getQueryType()!
      .getFields()
      .contract!.args.map(({ name }) => name),
  ).toEqual(['id', 'on']);
});

it('a field that an input is extended by takes the place of the derived one', () => {
  const schema = schemaWith(`
    extend input UpdateContractsInput { "What." changes: ContractChangesInput }
    extend input ContractChangesInput { "By how much." monthly: Int }`);
  expect(bare(printType(schema.getType('UpdateContractsInput')!))).toBe(
    'input UpdateContractsInput { ids: [ID!] filter: ContractFilter changes: ContractChangesInput }',
  );
  expect(bare(printType(schema.getType('ContractChangesInput')!))).toBe(
    'input ContractChangesInput { name: String supplier: String status: ContractStatus endsOn: DateTime monthly: Int }',
  );
});

it('a change of several records leaves out what is each one’s own', () => {
  const schema = schemaWith(
    `"A box." type Box @record(title: "name") { "Its name." name: String! @sort @singleOnly "Its size." size: Int "Where." project: Project @reference }`,
  );
  expect(bare(printType(schema.getType('BoxChangesInput')!))).toBe(
    'input BoxChangesInput { size: Int projectId: ID }',
  );
  expect(bare(printType(schema.getType('UpdateBoxInput')!))).toContain('name: String size: Int');
});

it('what is read through other records has no queries and no list, and keeps its changes', () => {
  const all = expand([
    `"A box." type Box @record(title: "name", listed: false, operations: [DELETE]) { "Its name." name: String! @search }`,
  ]).join('\n');
  const names = parse(all).definitions.flatMap((each) =>
    'fields' in each && each.kind !== Kind.OBJECT_TYPE_DEFINITION
      ? (each.fields ?? []).map(({ name }) => name.value)
      : [],
  );
  expect(names).toEqual(['deleteBox', 'id']);
  expect(all).not.toMatch(/BoxFilter|BoxSort|BoxConnection|DeleteBoxes/);
  expect(all).toContain('extend union SearchRecord = Box');
});

it.each([
  [
    'text @filter(by: EQUALS)',
    'text: String textIn: [String] textNotIn: [String] textIsEmpty: Boolean',
  ],
  ['count: Int! @filter', 'count: [Int!] countNotIn: [Int!] countFrom: Int countTo: Int'],
  ['size: Float @filter', 'sizeFrom: Float sizeTo: Float sizeIsEmpty: Boolean'],
  ['isOpen: Boolean! @filter(name: "open")', 'open: Boolean'],
  ['price: Money! @filter', 'priceFrom: Money priceTo: Money'],
  ['madeAt: DateTime! @filter(name: "made")', 'madeFrom: DateTime madeTo: DateTime'],
  [
    'note: String! @default(value: "") @filter',
    'note: [String] noteNotIn: [String] noteIsEmpty: Boolean',
  ],
  [
    'project: Project @reference @filter',
    'projectId: ID projectIdIn: [ID] projectIdNotIn: [ID] projectIdIsEmpty: Boolean',
  ],
  [
    'project: Project! @reference @filter',
    'projectId: ID projectIdIn: [ID!] projectIdNotIn: [ID!]',
  ],
])('a field %s is filtered by %s', (field, filter) => {
  const text = field.replace(/^text /, 'text: String ');
  const schema = schemaWith(
    `"A box." type Box @record(title: "name", versioned: false) { "Its name." name: String! @sort "What." ${text} }`,
  );
  expect(bare(printType(schema.getType('BoxFilter')!))).toBe(
    `input BoxFilter { ids: [ID!] ${filter} or: [BoxFilter!] and: [BoxFilter!] }`,
  );
});

it.each([
  ['size: Int! @readOnly', 'name: String!', 'name: String'],
  ['place: String! @createOnly', 'name: String! place: String!', 'name: String'],
  ['code: String! @default', 'name: String! code: String', 'name: String code: String'],
  [
    'note: String! @default(value: "")',
    'name: String! note: String! = ""',
    'name: String note: String',
  ],
  [
    'at: DateTime! @default(value: "now")',
    'name: String! at: DateTime',
    'name: String at: DateTime',
  ],
  [
    'tags: [String!]! @default(value: "[]")',
    'name: String! tags: [String!]! = []',
    'name: String tags: [String!]',
  ],
  ['other: Project', 'name: String!', 'name: String'],
])('a field %s is entered as it can be', (field, create, update) => {
  const schema = schemaWith(
    `"A box." type Box @record(title: "name", versioned: false) { "Its name." name: String! @sort "What." ${field} }`,
  );
  expect(bare(printType(schema.getType('CreateBoxInput')!))).toBe(
    `input CreateBoxInput { id: ID ${create} }`,
  );
  expect(bare(printType(schema.getType('UpdateBoxInput')!))).toBe(
    `input UpdateBoxInput { id: ID! ${update} }`,
  );
});

it('a day that was a time has a deprecated twin in answers, inputs, filters and orders', () => {
  const schema = schemaWith(`"A box." type Box @record(title: "name", versioned: false) {
    "Its name." name: String! @sort
    "When it is due." dueDay: Date! @formerly(name: "dueOn", filter: "due") @sort @filter
    "When it was opened." openedDay: Date @filter
  }`);
  const type = (name: string) => bare(printType(schema.getType(name)!));
  const twin = (of: string) => `@deprecated(reason: "Use \`${of}\`.")`;
  const day = twin('dueDay');
  expect(type('Box')).toBe(
    `type Box { id: ID! name: String! dueOn: DateTime! ${day} dueDay: Date! openedDay: Date }`,
  );
  expect(type('CreateBoxInput')).toBe(
    `input CreateBoxInput { id: ID name: String! dueOn: DateTime ${day} dueDay: Date openedDay: Date }`,
  );
  expect(type('BoxFilter')).toContain(
    `dueDayFrom: Date dueDayTo: Date dueFrom: DateTime ${twin('dueDayFrom')} dueTo: DateTime ${twin('dueDayTo')} openedDayFrom: Date openedDayTo: Date openedDayIsEmpty: Boolean`,
  );
  expect(type('BoxSortField')).toBe(`enum BoxSortField { name dueOn ${day} dueDay }`);
});

it('a list without an order is named, in place of an error of syntax', () => {
  const box = (name: string) =>
    schemaWith(
      `"A box." type Box @record(title: "name", versioned: false) { "Its name." name: String! ${name} }`,
    );
  expect(() => box('')).toThrow('Box is listed by name, which needs @sort.');
  expect(() => box('@sort')).not.toThrow();
});
