import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabase, storeAt } from '../testing/store-under-test.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const MIGRATION = '0082-decimal-lines';
const names = Object.keys(migrations);
const before = names[names.indexOf(MIGRATION) - 1];

const oldInvoice = (vat: number) => ({
  row: { id: 'i', vat, totalCents: 82_17, version: 1 },
  parts: { invoiceItems: [{ name: 'Mel', unit: 3, priceCents: 24_90 }], invoicePayments: [] },
  links: {},
});
const newInvoice = (vatThousandths: number) => ({
  row: { id: 'i', vatThousandths, totalCents: 82_17, version: 1 },
  parts: {
    invoiceItems: [{ name: 'Mel', unitThousandths: 3_000, priceMillionths: 24_900_000 }],
    invoicePayments: [],
  },
  links: {},
});

it('widens lines and rates, also those that the history keeps, and leaves every total', async () => {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  await migrate(store, undefined, before);
  await sql`insert into invoices (id, order_no, status, date, currency, vat, buyer_name, buyer_address, seller_name,
      seller_address, subtotal_cents, vat_cents, total_cents, version, buyer_key, search_text)
    values ('i', 'A-1', 'pending', '2026-01-02T00:00:00.000Z', '$', 725, 'a', '', 'b', '', 7470, 542, 8012, 1, 'a', 'a')`.execute(
    db,
  );
  await sql`insert into invoice_items (invoice_id, position, name, unit, price_cents)
    values ('i', 0, 'Mel', 1000000, 100000000000), ('i', 1, 'Cera', 0, 5)`.execute(db);
  await sql`insert into deals (id, title, stage, amount_cents, expected_close_on, stage_changed_at, created_at, version,
      title_key, stage_position, search_text)
    values ('d', 'x', 'lead', 1005, '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z', 1, 'x', 0, 'x')`.execute(
    db,
  );
  await sql`insert into deal_products (deal_id, position, name, quantity, price_cents)
    values ('d', 0, 'Cabo', 3, 335)`.execute(db);
  await sql`insert into activities (id, at, action, kind, title)
    values ('a', '2026-01-02T00:00:00.000Z', 'updated', 'Invoice', 'A-1')`.execute(db);
  const changes = [
    ['Invoice', JSON.stringify(oldInvoice(1_000)), JSON.stringify(oldInvoice(725))],
    ['Invoice', '{"name"', null],
    ['Deal', null, '{"row":{"id":"d"},"parts":{"dealProducts":[{"quantity":2,"priceCents":5}]}}'],
    ['Todo', null, '{"row":{"vat":1}}'],
    ...Array.from({ length: 600 }, () => ['Invoice', null, JSON.stringify(oldInvoice(1_000))]),
  ] as const;
  for (const [position, [kind, old, now]] of changes.entries()) {
    await sql`insert into activity_changes (activity_id, position, kind, record_id, action, title, before, after)
      values ('a', ${position}, ${kind!}, 'x', 'updated', 'x', ${old ?? null}, ${now ?? null})`.execute(
      db,
    );
  }

  await migrate(store);
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  expect(
    await rowsOf(sql`select vat_thousandths, subtotal_cents, vat_cents, total_cents from invoices`),
  ).toEqual([{ vatThousandths: 7_250, subtotalCents: 7470, vatCents: 542, totalCents: 8012 }]);
  expect(
    await rowsOf(
      sql`select unit_thousandths, price_millionths from invoice_items order by position`,
    ),
  ).toEqual([
    { unitThousandths: 10 ** 9, priceMillionths: 10 ** 15 },
    { unitThousandths: 0, priceMillionths: 50_000 },
  ]);
  expect(
    await rowsOf(sql`select quantity_thousandths, price_millionths from deal_products`),
  ).toEqual([{ quantityThousandths: 3_000, priceMillionths: 3_350_000 }]);
  const copies = (await rowsOf(
    sql`select before, after from activity_changes order by position`,
  )) as Record<'before' | 'after', string | null>[];
  expect(copies.map(({ before, after }) => [before, after])).toEqual([
    [JSON.stringify(newInvoice(10_000)), JSON.stringify(newInvoice(7_250))],
    ['{"name"', null],
    [
      null,
      '{"row":{"id":"d"},"parts":{"dealProducts":[{"quantityThousandths":2000,"priceMillionths":50000}]}}',
    ],
    [null, '{"row":{"vat":1}}'],
    ...Array.from({ length: 600 }, () => [null, JSON.stringify(newInvoice(10_000))]),
  ]);
});
