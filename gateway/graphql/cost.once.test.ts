import { buildSchema, getOperationAST, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { costOf } from './cost.ts';
import { INVOICES } from '../../seed/invoices.ts';

const schema = buildSchema(`
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  type Query {
    one: Thing
    count: Int
    page(first: Int, last: Int): ThingConnection!
    short: [Thing!]! @listSize(assumedSize: 3)
    plain: [Thing!]!
    named: [Named!]!
    any: Any
  }
  interface Named { name: String, parts: [Thing!]! }
  union Any = Thing | Other
  type Thing implements Named { name: String, parts: [Thing!]!, page(first: Int): ThingConnection! }
  type Other { name: String, things(first: Int): ThingConnection! }
  type ThingConnection { nodes: [Thing!]!, totalCount: Int }
`);

function cost(text: string, variables = {}): number {
  const document = parse(text);
  return costOf(schema, document, getOperationAST(document)!, variables);
}

describe('costOf', () => {
  it.each<[what: string, query: string, expected: number]>([
    ['a value', '{ count }', 0],
    ['an object', '{ one { name } }', 1],
    ['a list of a known size', '{ short { name } }', 3],
    ['a list of any size', '{ plain { name } }', 10],
    ['lists in lists', '{ short { parts { name } } }', 3 * (1 + 10)],
    ['lists of an interface', '{ named { parts { name } } }', 10 * (1 + 10)],
    ['a page of the usual size', '{ page { totalCount } }', 20],
    ['a page and its nodes', '{ page(first: 100) { nodes { name } } }', 100 * (1 + 1)],
    ['a page from the end', '{ page(last: 50) { nodes { name } } }', 50 * 2],
    ['the larger of two sizes', '{ page(first: 5, last: 50) { nodes { name } } }', 50 * 2],
    [
      'pages in pages',
      '{ page(first: 10) { nodes { page(first: 5) { nodes { name } } } } }',
      10 * (1 + 1 + 5 * 2),
    ],
    ['a size of null', '{ page(first: null) { totalCount } }', 20],
    ['a size below nothing', '{ page(first: -100) { nodes { name } } }', 2],
    ['two aliases', '{ a: one { name } b: one { name } }', 2],
    ['an inline fragment', '{ ... { one { name } } ... on Query { one { name } } }', 2],
    ['a fragment, each time', '{ ...F ...F } fragment F on Query { short { name } }', 6],
    [
      'a fragment on a member of a union',
      '{ any { ... on Other { things(first: 7) { totalCount } } } }',
      1 + 7,
    ],
    [
      'a fragment on a type that has an interface',
      '{ named { ... on Thing { page(first: 7) { totalCount } } } }',
      10 * (1 + 7),
    ],
    ['a mutation that the schema has not', 'mutation { one { name } }', 0],
  ])('counts %s', (_what, query, expected) => {
    expect(cost(query)).toBe(expected);
  });

  const sized = (type: string) => `query ($n: ${type}) { page(first: $n) { nodes { name } } }`;
  it.each([
    ['given', sized('Int'), { n: 70 }, 140],
    ['left out', sized('Int'), {}, 40],
    ['null', sized('Int'), { n: null }, 40],
    ['left out, with a default', sized('Int = 30'), {}, 60],
    ['given, with a default', sized('Int = 30'), { n: 2 }, 4],
    ['null, with a default', sized('Int = 30'), { n: null }, 40],
    ['of another type', sized('Int'), { n: '70' }, 40],
    ['huge', sized('Int'), { n: 1e9 }, 2e9],
  ])('reads a size from a variable that is %s', (_what, query, variables, expected) => {
    expect(cost(query, variables)).toBe(expected);
  });

  it('counts the operation that is asked for alone', () => {
    const document = parse('query A { one { name } } query B { short { name } }');
    expect(costOf(schema, document, getOperationAST(document, 'B')!, {})).toBe(3);
  });
});

describe('a document', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.tokenFor('GUEST');
  });
  afterAll(() => gateway.stop());

  const withItems = 'nodes { items { name } }';
  /** Returns a document that costs 4,800 and twice the size. */
  const document = (size: string, head = '') => `${head} {
    a: invoices(first: 100) { ${withItems} } b: invoices(first: 100) { ${withItems} }
    c: invoices(first: 100) { ${withItems} } d: invoices(first: 100) { ${withItems} }
    e: invoices(first: ${size}) { nodes { id } }
  }`;
  const passed = { message: expect.stringContaining('costs 5002, more than the 5000') };
  const more = 'f: invoices(first: 1) { nodes { id } }';
  const withMore = (query: string) => query.replace(/}$/, `${more} }`);

  it.each<[where: string, query: string, variables: object]>([
    ['a literal', document('100'), {}],
    ['a variable', document('$n', 'query ($n: Int)'), { n: 100 }],
    ['a default', document('$n', 'query ($n: Int = 100)'), {}],
  ])('may cost 5,000, not more, with its size from %s', async (_where, query, variables) => {
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await gateway.graphql(query, variables, token);
      expect(errors).toBeUndefined();
      expect(data?.e.nodes).toHaveLength(INVOICES);
      const refused = await gateway.graphql(withMore(query), variables, token);
      expect(refused.data).toBeUndefined();
      expect(refused.errors).toEqual([
        { ...passed, extensions: { code: 'INVALID', limit: 'cost' } },
      ]);
    }
  });
});
