import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded } from '../store/folding.ts';
import { idsOf, type Page } from '../testing/paging.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { declarations } from './declarations.ts';
import { type DeclaredField, searchedFields } from './declare.ts';
import { readSdl } from './sdl.ts';
import { isStored } from './validate.ts';

type Node = Record<string, unknown> & { id: string };

const schema = buildSchema(readSdl().join('\n'));
const mutations = schema.getMutationType()!.getFields();

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
});
afterAll(() => gateway.stop());

const ask = (query: string, variables: object = {}) => gateway.graphql(query, variables, token);

async function answered(query: string, variables?: object) {
  const { data, errors } = await ask(query, variables);
  expect(errors).toBeUndefined();
  return data!;
}

describe.each([...declarations.values()])('$kind', (declaration) => {
  const { kind, one, many, title, fields, versioned } = declaration;
  const stored = fields.filter(isStored);
  const whole = ['id', ...(versioned ? ['version'] : []), ...stored.map(({ name }) => name)];
  const changeable = inputFields(`Update${kind}Input`);
  const narrowing = inputFields(`${kind}Filter`);
  const sorted = stored.filter(({ name }) => enumValues(`${kind}SortField`).has(name));
  const filtered = stored.filter(({ filter }) => filter !== undefined);
  const texts = stored.filter(
    ({ name, kind: of, constraint }) =>
      of === 'text' && constraint.maxLength !== undefined && changeable.has(name),
  );

  const list = async (variables: object): Promise<Page<Node>> =>
    (
      await answered(
        `query ($first: Int, $after: String, $last: Int, $before: String, $filter: ${kind}Filter, $sort: ${kind}Sort) {
          ${many}(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
            nodes { ${whole.join(' ')} } totalCount
            pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          }
        }`,
        variables,
      )
    )[many];
  const some = async () => (await list({ first: 100 })).nodes;
  const find = async (id: string) =>
    (await answered(`query ($id: ID!) { ${one}(id: $id) { ${whole.join(' ')} } }`, { id }))[one];
  const change = (verb: 'update' | 'delete', input: object) => {
    const type = String(mutations[`${verb}${kind}`]!.args[0]!.type);
    const payload = getNamedType(mutations[`${verb}${kind}`]!.type) as GraphQLObjectType;
    const answer = 'activityId' in payload.getFields() ? 'activityId' : '__typename';
    return ask(`mutation ($input: ${type}) { ${verb}${kind}(input: $input) { ${answer} } }`, {
      input,
    });
  };

  it('is paged from either end, each record once', async () => {
    const start = await list({ first: 5 });
    const next = await list({ first: 5, after: start.pageInfo.endCursor });
    const end = await list({ last: 5 });
    const previous = await list({ last: 5, before: end.pageInfo.startCursor });
    const forwards = idsOf([...start.nodes, ...next.nodes]);
    const backwards = idsOf([...previous.nodes, ...end.nodes]);
    expect(new Set(forwards).size).toBe(forwards.length);
    expect(new Set(backwards).size).toBe(backwards.length);
    expect(forwards).toEqual(idsOf((await list({ first: 10 })).nodes));
    expect(backwards).toEqual(idsOf((await list({ last: 10 })).nodes));
  });

  it.each(sorted)('is ordered by $name', async (field) => {
    for (const direction of ['ascending', 'descending']) {
      const { nodes } = await list({ first: 100, sort: { field: field.name, direction } });
      const values = nodes.map((node) => node[field.name]).filter((value) => value !== null);
      expect(values).toEqual(inOrder(field, values, direction));
    }
  });

  it.each(filtered)('is filtered by $name', async (field) => {
    const nodes = await some();
    const values = nodes.map((node) => node[field.name]).filter((each) => each !== null);
    const value = values[Math.floor(values.length / 2)];
    for (const { filter, holds } of filtersWith(field, value)) {
      const { nodes: found, totalCount } = await list({ first: 100, filter });
      expect(found.map((node) => node[field.name]).filter((each) => !holds(each))).toEqual([]);
      const known = nodes.filter((node) => holds(node[field.name])).length;
      expect(totalCount).toBeGreaterThanOrEqual(known);
      const { totalCount: all } = await list({ first: 1 });
      expect(totalCount).toBeLessThanOrEqual(all - (nodes.length - known));
    }
  });

  const isSearched = searchedFields(declaration).includes(title) && narrowing.has('text');
  it.runIf(isSearched)('is found by its title', async () => {
    const [node] = await some();
    const filter = { ids: [node!.id], text: String(node![title]).toUpperCase() };
    expect(idsOf((await list({ filter })).nodes)).toEqual([node!.id]);
    const other = { ...filter, text: `${filter.text} xyzzy` };
    expect((await list({ filter: other })).totalCount).toBe(0);
  });

  it.runIf(texts.length > 0)('refuses texts that are too long, by field', async () => {
    const [node] = await some();
    const most = texts.map(({ name, constraint }) => [name, constraint.maxLength!] as const);
    const input = most.map(([name, length]) => [name, '/'.padEnd(length + 1, 'x')]);
    const fields = most.map(([name, length]) => [
      name,
      `must be at most ${length} characters long`,
    ]);
    const { errors } = await change('update', { id: node!.id, ...Object.fromEntries(input) });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: Object.fromEntries(fields),
    });
  });

  const mayConflict = changeable.has('version') && texts.length > 0;
  it.runIf(mayConflict)('refuses a change of an older version, with the current one', async () => {
    const [node] = await some();
    const version = (node!.version as number) - 1;
    const { errors } = await change('update', { id: node!.id, version, [texts[0]!.name]: 'x' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id: node!.id, version: node!.version },
    });
    expect(await find(node!.id)).toEqual(node);
  });

  const deletes = `delete${kind}` in mutations;
  it.runIf(deletes)('comes back as it was when its deletion is undone', async () => {
    const node = (await some()).at(-1)!;
    const { data } = await change('delete', { id: node.id });
    expect(await find(node.id)).toBeNull();
    await answered(
      'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }',
      { id: data![`delete${kind}`].activityId },
    );
    const restored = versioned ? { ...node, version: Number(node.version) + 1 } : node;
    expect(await find(node.id)).toEqual(restored);
  });

  it('is exported with a line for each record', async () => {
    const url = `/api/${many}.csv?lang=en`;
    const { status, body } = await gateway.call({ method: 'GET', url, token });
    expect(status).toBe(200);
    const { data } = papaparse.parse(body as string, { header: true, skipEmptyLines: true });
    expect(data).toHaveLength((await list({ first: 1 })).totalCount);
  });
});

function inputFields(name: string): ReadonlySet<string> {
  const type = schema.getType(name);
  return new Set(isInputObjectType(type) ? Object.keys(type.getFields()) : []);
}

/** In the order of its column; a choice has an order of its own, in which equal ones stand together. */
function inOrder(field: DeclaredField, values: readonly unknown[], direction: string): unknown[] {
  const isFolded = field.kind === 'text' && field.sortColumn !== field.column;
  const distinct = [...new Set(values)];
  const key = (value: unknown): string | number => {
    if (field.kind === 'choice') return distinct.indexOf(value);
    return isFolded ? folded(String(value)) : (value as string | number);
  };
  const sign = direction === 'descending' && field.kind !== 'choice' ? -1 : 1;
  return values.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    return sign * (Number(a > b) - Number(a < b));
  });
}

function enumValues(name: string): ReadonlySet<string> {
  const type = schema.getType(name);
  return new Set(isEnumType(type) ? type.getValues().map((value) => value.name) : []);
}

interface Restriction {
  filter: object;
  holds: (value: unknown) => boolean;
}

function filtersWith({ filter }: DeclaredField, value: unknown): Restriction[] {
  const { by, name } = filter!;
  const equal = (each: unknown) => each === value;
  if (by === 'ANY') return [{ filter: { [name]: [value] }, holds: equal }];
  if (by === 'EQUALS') return [{ filter: { [name]: value }, holds: equal }];
  const limit = value as string | number;
  return [
    { filter: { [`${name}From`]: value }, holds: (each) => each != null && each >= limit },
    { filter: { [`${name}To`]: value }, holds: (each) => each != null && each < limit },
  ];
}
