import {
  buildSchema,
  getNamedType,
  graphql,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isLeafType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectedRowLoader } from '../../graphql/selected-columns.ts';
import { watched } from '../../testing/query-plans.ts';
import { recordKinds } from '../../testing/record-kinds.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { declarations } from '../declarations.ts';
import { readExpandedSdl } from '../expand/sdl.ts';

const schema = buildSchema(readExpandedSdl().join('\n'));

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const references = [...declarations.values()].flatMap(({ kind, many, listed, fields }) =>
  fields.flatMap(({ reference }) =>
    listed && reference && reference.kindColumn === undefined
      ? [{ many, kind, field: reference.field, type: reference.type }]
      : [],
  ),
);

describe.each(references)('$kind.$field', ({ many, field, type }) => {
  const leaves = Object.values((schema.getType(type) as GraphQLObjectType).getFields())
    .filter((each) => isLeafType(getNamedType(each.type)))
    .filter(({ args }) => !args.some((argument) => isNonNullType(argument.type)))
    .map(({ name }) => name);

  const nodes = async (selection: string) => {
    const query = `{ ${many}(first: 20) { nodes { ${field} { ${selection} } } } }`;
    const { data, errors } = await gateway.graphql(query, {}, token);
    expect(errors).toBeUndefined();
    return data![many].nodes as Record<string, Record<string, unknown> | null>[];
  };

  it('answers each field alone as it answers all of them', async () => {
    const all = await nodes(leaves.join(' '));
    for (const leaf of leaves) {
      const expected = all.map((node) => node[field] && { [leaf]: node[field][leaf] });
      expect((await nodes(leaf)).map((node) => node[field])).toEqual(expected);
    }
  });
});

describe('the reader of a reference', () => {
  it.each([
    ['{ name }', 'select "name", "id" from "customers"'],
    ['{ ...Named id }', 'select "name", "id" from "customers"'],
    ['{ ... on Customer { city } __typename }', 'select "city", "id" from "customers"'],
    ['{ name owner { id } }', 'select * from "customers"'],
    ['{ name } customer { id }', 'select * from "customers"'],
  ])('of %s reads only what is selected, if no resolver reads more', async (selection, sql) => {
    const customers = recordKinds.find(({ kind }) => kind === 'Customer')!;
    const { db, queries } = watched(gateway.store);
    const customer = async (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      await selectedRowLoader(customers, info)(db, ['some']);
      return null;
    };
    const source = `query { deal(id: "some") { customer ${selection} } }
      fragment Named on Customer { name }`;
    const { errors } = await graphql({
      schema: resolved,
      source: selection.includes('Named') ? source : source.split('fragment')[0]!,
      rootValue: { deal: { customer } },
    });
    expect(errors).toBeUndefined();
    expect(queries.map((query) => query.sql)).toEqual([expect.stringContaining(sql)]);
  });
});

const resolved = buildSchema(readExpandedSdl().join('\n'));
(resolved.getType('Customer') as GraphQLObjectType).getFields().owner!.resolve = () => null;
