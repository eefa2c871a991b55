import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { type InvoiceFilter, passing } from './invoices.store.ts';

/** Integers throughout: cents are added exactly. */
const totalCents = sql<number>`cast(sum(total_cents) as bigint)`.as('totalCents');
const date = sql.ref('invoices.date');
const count = sql<number>`count(*)`.as('count');

/** Cents. */
export async function sumByStatus(db: Db, filter: InvoiceFilter) {
  return db
    .selectFrom('invoices')
    .select(['status', 'currency', count, totalCents])
    .where(await passing(db, filter))
    .groupBy(['status', 'currency'])
    .orderBy('currency')
    .execute();
}

/** Cents. */
export async function sumByCurrency(db: Db, filter: InvoiceFilter) {
  return db
    .selectFrom('invoices')
    .select(['currency', count, totalCents])
    .where(await passing(db, filter))
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}

/** Spans between two moments, the end excluded; without empty ones. `start` is a span's first moment. */
export async function sumBySpan(db: Db, moments: readonly string[], filter: InvoiceFilter) {
  const spans = moments.slice(1).map((to, index) => sql`(${moments[index]}, ${to})`);
  return db
    .selectFrom('invoices')
    .innerJoin(sql`(values ${sql.join(spans)})`.as('spans'), (join) =>
      join.on(sql<boolean>`${date} >= column1 and ${date} < column2`),
    )
    .select([sql<string>`column1`.as('start'), 'currency', count, totalCents])
    .where(await passing(db, filter))
    .groupBy([sql`column1`, 'currency'])
    .orderBy('currency')
    .execute();
}

/** Before tax, of the names with the highest totals. */
export async function rankItems(
  db: Db,
  filter: InvoiceFilter,
  { most, productsOnly }: { most: number; productsOnly: boolean },
) {
  return db
    .selectFrom('invoices')
    .innerJoin('invoiceItems', 'invoiceId', 'id')
    .select(['name', sql<number>`count(distinct invoice_id)`.as('invoiceCount')])
    .select(sql<number>`cast(sum(unit) as bigint)`.as('unit'))
    .select(sql<number>`cast(sum(unit * price_cents) as bigint)`.as('amountCents'))
    .where(await passing(db, filter))
    .$if(productsOnly, (query) =>
      query.where('name', 'in', (eb) => eb.selectFrom('products').select('title')),
    )
    .groupBy('name')
    .orderBy('amountCents', 'desc')
    .orderBy('name')
    .limit(most)
    .execute();
}
