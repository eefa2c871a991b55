import { INVOICES } from '../../seed/invoices.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains } from '../server/domains.ts';
import { planOf, watched } from '../testing/query-plans.ts';
import { SEEDED_AT } from '../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import type { Db } from './database.ts';
import { pageOf, type PageRequest } from './paging.ts';
import { type Order } from './keyset.ts';
import { seed } from '../server/seeding.ts';

type Column = 'id' | 'date' | 'orderNo' | 'buyerKey' | 'status' | 'totalCents';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  await seed(gateway.store, domains, { moment: SEEDED_AT, scale: 100 });
});
afterAll(() => gateway.stop());

const page = (order: Order<Column>, request: PageRequest, db: Db = gateway.store.db) =>
  pageOf(db.selectFrom('invoices').selectAll(), order, request);

describe('a page', () => {
  it.each<Column>(['id', 'date', 'orderNo', 'buyerKey', 'status', 'totalCents'])(
    'by %s is read from an index, forward and backward, whatever its place',
    async (column) => {
      for (const direction of ['ascending', 'descending'] as const) {
        const order = { column, direction };
        const { pageInfo } = await page(order, { first: 100 });
        const { db, queries } = watched(gateway.store);
        await page(order, { first: 10 }, db);
        await page(order, { first: 10, after: pageInfo.endCursor }, db);
        await page(order, { last: 10, before: pageInfo.endCursor }, db);
        expect(queries).toHaveLength(3);
        for (const query of queries) {
          const plan = await planOf(gateway.store, query);
          expect(plan).toMatch(/using index|index scan/i);
          expect(plan).not.toMatch(/temp b-tree|seq scan/i);
          // PostgreSQL does not know that a unique column makes the id irrelevant.
          if (column !== 'orderNo') expect(plan).not.toMatch(/Sort {2}\(/);
        }
      }
    },
  );

  it('by id orders by nothing else', async () => {
    const { db, queries } = watched(gateway.store);
    const { nodes } = await page({ column: 'id', direction: 'descending' }, { first: 3 }, db);
    expect(queries[0]?.sql).toMatch(/order by "id" desc limit/);
    expect(nodes.map(({ id }) => id)).toEqual(
      nodes
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
  });

  it('is not counted unless someone asks', async () => {
    const { db, queries } = watched(gateway.store);
    const { countAll } = await page({ column: 'date', direction: 'ascending' }, { first: 1 }, db);
    expect(queries).toHaveLength(1);
    expect(await countAll()).toBe(100 * INVOICES);
    expect(queries).toHaveLength(2);
  });

  it('never reads more than one row past its size', async () => {
    const { db, queries } = watched(gateway.store);
    const { nodes } = await page({ column: 'date', direction: 'ascending' }, { last: 100 }, db);
    expect(nodes).toHaveLength(100);
    expect(queries[0]?.parameters).toContain(101);
  });

  it('has 20 entries when no size is given', async () => {
    const order = { column: 'date', direction: 'ascending' } as const;
    expect((await page(order, {})).nodes).toHaveLength(20);
    expect((await page(order, { first: null, last: null })).nodes).toHaveLength(20);
  });
});

it('refuses a cursor whose value cannot be the column’s', async () => {
  const cursor = (value: unknown) =>
    Buffer.from(JSON.stringify(['totalCents', value, 'x'])).toString('base64url');
  const order = { column: 'totalCents', direction: 'ascending' } as const;
  const answers = [cursor('many'), cursor(1e300), cursor(0.5)].map((after) =>
    page(order, { after }).then(
      ({ nodes }) => nodes.length,
      (error: Error) => error.message,
    ),
  );
  for (const answer of await Promise.all(answers)) {
    expect([0, 20, 'is not a cursor of this list']).toContain(answer);
  }
});
