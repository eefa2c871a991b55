import type { DeclaredField } from '../declare/declaration.ts';
import { buildSchema, type GraphQLEnumValue, isEnumType } from 'graphql';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snakeCase } from '../../database/naming.ts';
import { inOrder } from '../../testing/expected-lists.ts';
import { collectBackwards, collectForwards, idsOf, type Page } from '../../testing/paging.ts';
import { planOf, watched } from '../../testing/query-plans.ts';
import { recordKinds } from '../../testing/record-kinds.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { declarations } from '../declarations.ts';
import { listRecords, type Sort } from '../read/read.ts';
import { readExpandedSdl } from '../expand/sdl.ts';
import { isStored, mayBeNull } from '../write/validate.ts';

type Node = Record<string, unknown> & { id: string };

const schema = buildSchema(readExpandedSdl().join('\n'));
const directions = ['ascending', 'descending'] as const;

let gateway: TestGateway;
let token: string;
let accountId: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.demoTokenFor('SA');
  const { data } = await gateway.graphql('{ me { id } }', {}, token);
  accountId = data!.me.id as string;
  await emptySome();
});
afterAll(() => gateway.stop());

const listed = [...declarations.values()].filter((each) => each.listed);

/** A third of the records loses what it may go without. */
async function emptySome(): Promise<void> {
  const { db } = gateway.store;
  const emptied = listed.flatMap(({ many, fields }) =>
    fields.filter(standsLast).map(({ column, sortColumn }) => ({
      table: snakeCase(many),
      column: snakeCase(column),
      key: sortColumn !== column && snakeCase(sortColumn!),
    })),
  );
  expect(emptied).toContainEqual({ table: 'deals', column: 'closed_at', key: false });
  expect(emptied).toContainEqual({ table: 'customers', column: 'city', key: 'city_key' });
  for (const { table, column, key } of emptied) {
    const keyToo = key ? sql`, ${sql.ref(key)} = ''` : sql``;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null${keyToo}
      where id in (select id from (select id, row_number() over (order by id) as place
        from ${sql.table(table)}) as numbered where place % 3 = 0)`.execute(db);
  }
}

describe.each(listed)('$kind', (declaration) => {
  const { kind, many, fields } = declaration;
  const values = sortValues(kind);
  const sorts = values.map(({ name }) => name);
  const current = values.filter((value) => !value.deprecationReason);
  // No index of the list has the titles of other records.
  const titles = new Set(fields.flatMap(({ reference }) => reference?.field ?? []));
  const indexed = current.map(({ name }) => name).filter((name) => !titles.has(name));
  const shown = fields.filter((field) => isStored(field) && sorts.includes(field.name));

  const list = async (variables: object): Promise<Page<Node>> => {
    const { data, errors } = await gateway.graphql(
      `query ($first: Int, $after: String, $last: Int, $before: String, $sort: ${kind}Sort) {
        ${many}(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
          nodes { id ${shown.map(({ name }) => name).join(' ')} } totalCount
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        }
      }`,
      variables,
      token,
    );
    expect(errors).toBeUndefined();
    return data![many];
  };

  it.each(sorts)('meets each once by %s, from either end and over REST', async (name) => {
    const { totalCount } = await list({ first: 1 });
    const size = Math.min(100, Math.ceil(totalCount / 4));
    for (const direction of directions) {
      const sort = { field: name, direction };
      const met = await collectForwards(list, size, { sort });
      expect(new Set(idsOf(met)).size).toBe(totalCount);
      expect(idsOf(await collectBackwards(list, size, { sort }))).toEqual(idsOf(met));
      expect(await collectOverRest(many, size, sort)).toEqual(idsOf(met));
      const field = shown.find((each) => each.name === name);
      if (!field) continue;
      const values = met.map((node) => node[name]);
      const known = values.filter((value) => value !== null);
      expect(known).toEqual(inOrder(field, known, direction));
      if (!standsLast(field)) continue;
      expect(values.slice(known.length)).toEqual(values.filter((value) => value === null));
    }
  });

  it.each(indexed)('reads a page by %s from an index, whatever its place', async (name) => {
    for (const direction of directions) {
      const { db, queries } = watched(gateway.store);
      const page = (asked: object) =>
        listRecords(
          db,
          { declaration, accountId, operations: operationsOf(kind) },
          { sort: { field: name, direction }, ...asked },
        );
      const { pageInfo } = await page({ first: 2 });
      const { pageInfo: last } = await page({ last: 2 });
      await page({ first: 2, after: pageInfo.endCursor });
      await page({ last: 2, before: last.startCursor });
      for (const query of queries) {
        const plan = await planOf(gateway.store, query);
        expect(plan).toMatch(/using (covering )?index|index scan/i);
        expect(plan).not.toMatch(/temp b-tree|seq scan|"Sort {2}\(/i);
      }
    }
  });
});

const operationsOf = (kind: string) => recordKinds.find((each) => each.kind === kind)!.operations;

/** Tells whether records can be without a value, and stand last then; a key that is made otherwise says the place itself. */
const standsLast = (field: DeclaredField) =>
  mayBeNull(field) &&
  (field.sortColumn === field.column || (field.kind === 'text' && field.sortColumn !== undefined));

async function collectOverRest(many: string, first: number, { field, direction }: Sort) {
  const met: string[] = [];
  const sign = direction === 'descending' ? '-' : '';
  let url: string | undefined = `/api/records/${many}?sort=${sign}${field}&first=${first}`;
  while (url !== undefined) {
    const headers = { authorization: `Bearer ${token}` };
    const answer: LightMyRequestResponse = await gateway.app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    met.push(...idsOf(answer.json<Node[]>()));
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
  }
  return met;
}

function sortValues(kind: string): readonly GraphQLEnumValue[] {
  const type = schema.getType(`${kind}SortField`);
  return isEnumType(type) ? type.getValues() : [];
}
