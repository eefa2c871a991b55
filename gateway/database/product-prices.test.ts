import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const names = Object.keys(migrations);
const before = names[names.indexOf('0088-product-prices') - 1];

it('keeps every price of a product, also those in the history', async () => {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  await migrate(store, undefined, before);
  for (const [id, cents] of Object.entries({ a: 1_234, b: 0, c: 1_000_000_000 })) {
    await sql`insert into products (id, sku, title, category, brand, description, img_url, img_alt, price_cents,
        total_unit, stock_threshold, rating, free_shipping, is_active, version, title_key, search_text)
      values (${id}, ${id}, ${id}, 'audio', 'x', '', '', '', ${cents}, 1, 0, 5, 0, 1, 1, ${id}, ${id})`.execute(
      db,
    );
  }
  await sql`insert into activities (id, at, action, kind, title)
    values ('a', '2026-01-02T00:00:00.000Z', 'updated', 'Product', 'x')`.execute(db);
  const old = (priceCents: number) =>
    JSON.stringify({ row: { id: 'a', priceCents, costCents: 5 }, parts: {}, links: {} });
  const now = (priceMillionths: number) =>
    JSON.stringify({ row: { id: 'a', costCents: 5, priceMillionths }, parts: {}, links: {} });
  const changes = [
    ['Product', old(1_005), old(1_234)],
    ['Product', null, '{"row"'],
    ['Product', '{"row":{"id":"a"}}', null],
    ['Invoice', null, old(7)],
    ...Array.from({ length: 600 }, () => ['Product', null, old(99)]),
  ] as const;
  for (const [position, [kind, from, to]] of changes.entries()) {
    await sql`insert into activity_changes (activity_id, position, kind, record_id, action, title, before, after)
      values ('a', ${position}, ${kind!}, 'x', 'updated', 'x', ${from ?? null}, ${to ?? null})`.execute(
      db,
    );
  }

  await migrate(store);
  const products = await db
    .selectFrom('products')
    .select(['id', 'priceMillionths'])
    .orderBy('id')
    .execute();
  expect(products.map(({ priceMillionths }) => priceMillionths)).toEqual([
    12_340_000, 0, 10_000_000_000_000,
  ]);
  const copies = await db
    .selectFrom('activityChanges')
    .select(['before', 'after'])
    .orderBy('position')
    .execute();
  expect(copies.slice(0, 4)).toEqual([
    { before: now(10_050_000), after: now(12_340_000) },
    { before: null, after: '{"row"' },
    { before: '{"row":{"id":"a"}}', after: null },
    { before: null, after: old(7) },
  ]);
  expect(new Set(copies.slice(4).map(({ after }) => after))).toEqual(new Set([now(990_000)]));
  await store.close();
});
