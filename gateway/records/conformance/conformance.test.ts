import {
  buildSchema,
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  isInputObjectType,
  isRequiredInputField,
} from 'graphql';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filtersWith } from '../../testing/expected-lists.ts';
import { idsOf, type Page } from '../../testing/paging.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { declarations } from '../declarations.ts';
import { searchedFields } from '../declare/declare.ts';
import { readExpandedSdl } from '../expand/sdl.ts';
import { isStored } from '../write/validate.ts';

type Node = Record<string, unknown> & { id: string };

const schema = buildSchema(readExpandedSdl().join('\n'));
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

const undo = (id: string) =>
  answered('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
    id,
  });

const listed = [...declarations.values()].filter((each) => each.listed);

describe.each(listed)('$kind', (declaration) => {
  const { kind, one, many, title, fields, versioned } = declaration;
  const stored = fields.filter(isStored);
  const whole = ['id', ...(versioned ? ['version'] : []), ...stored.map(({ name }) => name)];
  const changeable = inputFields(`Update${kind}Input`);
  const narrowing = inputFields(`${kind}Filter`);
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

  it.runIf(narrowing.has('or'))('is filtered by groups, of which any or all match', async () => {
    const nodes = await some();
    const [one, other] = [nodes[0]!, nodes.at(-1)!];
    const parts = filtered.flatMap((field) =>
      [one, other].flatMap((node) =>
        node[field.name] == null
          ? []
          : filtersWith(field, node[field.name]).map((each) => each.filter),
      ),
    );
    const pairs = [
      [{ ids: [one.id] }, { ids: [other.id] }],
      ...parts.slice(1).map((part, place) => [parts[place]!, part]),
    ];
    const ids = idsOf(nodes);
    const count = async (filter: object) =>
      (await list({ first: 1, filter: { ids, and: [filter] } })).totalCount;
    for (const pair of pairs) {
      const [first, second] = [await count(pair[0]!), await count(pair[1]!)];
      const both = await count({ and: pair });
      expect(await count({ or: pair })).toBe(first + second - both);
      expect(await count({ ...pair[0], or: [pair[1]] })).toBe(both);
    }
    expect(await count({ or: [] })).toBe(0);
    expect(await count({ or: [{}], and: [] })).toBe(await count({}));
  });

  it.each(filtered.filter(({ filter }) => filter!.by !== 'SPAN'))(
    'is counted by $name',
    async ({ name, kind: of, filter }) => {
      const { [many]: all } = await answered(
        `{ ${many}(first: 1) { totalCount counts(by: ${name}) { value count } } }`,
      );
      const counts = all.counts as { value: string | null; count: number }[];
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.totalCount);
      const most = counts.find(({ value }) => value !== null);
      const notIn = `${filter!.name}NotIn`;
      if (!most || !narrowing.has(notIn)) return;
      const value = of === 'whole' ? Number(most.value) : most.value;
      const others = await list({ first: 1, filter: { [notIn]: [value] } });
      expect(others.totalCount).toBe(all.totalCount - most.count);
    },
  );

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

  const creates = `create${kind}` in mutations;
  it.runIf(creates)('is made as another one is, and is gone when that is undone', async () => {
    const node = (await some()).at(-1)!;
    const free = new Set(fields.filter(({ isUnique }) => !isUnique).map(({ name }) => name));
    const entered = Object.fromEntries(Object.entries(node).filter(([name]) => free.has(name)));
    const input = filledIn(`Create${kind}Input`, entered);
    const { data, errors } = await ask(
      `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${one} { id } activityId } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const { id } = data![`create${kind}`][one];
    const written = Object.keys(input).filter((name) => whole.includes(name));
    const made = await find(id);
    expect(written.map((name) => [name, made[name]])).toEqual(
      written.map((name) => [name, node[name]]),
    );
    await undo(data![`create${kind}`].activityId);
    expect(await find(id)).toBeNull();
  });

  it.runIf(creates)('refuses a new one that lacks what it must have, by field', async () => {
    const { errors } = await ask(
      `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { __typename } }`,
      { input: {} },
    );
    const fieldsAtFault = Object.keys(errors![0]!.extensions!.fields as object);
    expect(fieldsAtFault.toSorted()).toEqual(mustHave(`Create${kind}Input`).toSorted());
  });

  const deletes = `delete${kind}` in mutations;
  it.runIf(deletes)('comes back as it was when its deletion is undone', async () => {
    const node = (await some()).at(-1)!;
    const { data } = await change('delete', { id: node.id });
    expect(await find(node.id)).toBeNull();
    await undo(data![`delete${kind}`].activityId);
    const isLater = 'updatedAt' in node && { updatedAt: expect.any(String) };
    const restored = versioned ? { ...node, ...isLater, version: Number(node.version) + 1 } : node;
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

/** Returns the fields of a record that the input takes; an object that it must have is made of texts. */
function filledIn(
  name: string,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const type = schema.getType(name) as GraphQLInputObjectType;
  const filled = Object.values(type.getFields()).flatMap((field): [string, unknown][] => {
    if (record[field.name] != null) return [[field.name, record[field.name]]];
    if (!isRequiredInputField(field)) return [];
    const below = getNamedType(field.type);
    return [[field.name, isInputObjectType(below) ? filledIn(below.name, {}) : 'x']];
  });
  return Object.fromEntries(filled);
}

const mustHave = (name: string): string[] =>
  Object.values((schema.getType(name) as GraphQLInputObjectType).getFields())
    .filter(isRequiredInputField)
    .map((field) => field.name);
