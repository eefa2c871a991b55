import {
  DummyDriver,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { declarationsIn } from '../declare/declare.ts';
import { type Filter, filteredQuery } from './read.ts';

const declaration = declarationsIn([
  `"A box." type Box @record(title: "name") {
    name: String! @filter
    count: Int! @filter
    size: BoxSize! @filter
  }
  "Sizes." enum BoxSize { small large }`,
]).get('Box')!;

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const parametersOf = async (filter: Filter) =>
  (await filteredQuery(db, { declaration }, filter)).selectAll().compile().parameters;

it('a filter by any of several values takes each once, and none passes an empty list', async () => {
  expect(await parametersOf({ count: [1, 2, 1] })).toEqual([1, 2]);
  expect(await parametersOf({ name: [] })).toEqual([null]);
  const longest = { name: Array(100).fill('a'), size: Array(101).fill('large') };
  expect(await parametersOf(longest)).toEqual(['a', 'large']);
});

it('a filter by none of several values lets those without one pass', async () => {
  const query = await filteredQuery(db, { declaration }, { countNotIn: [1, 2] });
  expect(query.selectAll().compile()).toMatchObject({
    sql: 'select * from "boxes" where ("count" is null or "count" not in (?, ?))',
    parameters: [1, 2],
  });
  expect(await parametersOf({ countNotIn: [] })).toEqual([]);
});

it.each([
  ['filter.name', { name: Array(101).fill('a') }],
  ['filter.countNotIn', { countNotIn: Array(101).fill(1) }],
  ['filter.count', { count: Array(101).fill(1) }],
])('a filter with %s too long is refused', async (field, filter) => {
  await expect(parametersOf(filter)).rejects.toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({
        fields: { [field]: 'must have at most 100 entries' },
      }),
    }),
  );
});

it('a kind can say what else its text filter looks into', async () => {
  const textFilterConditions = async (_db: unknown, table: string, text?: string | null) =>
    Promise.resolve([sql<boolean>`found_in(${table}, ${text})`]);
  const query = await filteredQuery(
    db,
    { declaration, operations: { textFilterConditions } },
    { text: 'um' },
  );
  expect(query.selectAll().compile()).toMatchObject({
    sql: 'select * from "boxes" where found_in(?, ?)',
    parameters: ['boxes', 'um'],
  });
});
