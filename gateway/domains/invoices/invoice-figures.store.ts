import { sql } from 'kysely';
import { PARTS_PER_CENT } from '../../formats/amounts.rules.ts';
import type { CurrencyTotal, InvoiceItemTotal } from '../../graphql/generated/resolvers.ts';
import { type Filter, filteredQueryOf } from '../../records/read/read.ts';
import type { Db } from '../../database/database.ts';
import { grouped } from '../../database/grouped.ts';
import { invoiceRecord } from './invoices.record.ts';
import type { InvoiceStatus } from './invoices.table.ts';

/** The sums are integers throughout, so that cents are added exactly. */
const amount = sql<number>`cast(sum(total_cents) as bigint)`.as('amount');
const openAmount = sql<number>`cast(sum(open_cents) as bigint)`.as('openAmount');
const count = sql<number>`count(*)`.as('count');

const perCent = sql.lit(PARTS_PER_CENT);

const invoices = (db: Db, filter: Filter) => filteredQueryOf(db, invoiceRecord, filter);

export async function sumByStatus(db: Db, filter: Filter) {
  return (await invoices(db, filter))
    .select(['status', 'currency', count, amount, openAmount])
    .groupBy(['status', 'currency'])
    .$castTo<CurrencyTotal & { status: InvoiceStatus }>()
    .execute();
}

export async function sumByCurrency(db: Db, filter: Filter) {
  return (await invoices(db, filter))
    .select(['currency', count, amount, openAmount])
    .groupBy('currency')
    .orderBy('currency')
    .$castTo<CurrencyTotal>()
    .execute();
}

/** Returns each customer's totals by currency, in the order of the ids. */
export async function totalsByCustomerIds(db: Db, ids: readonly string[]) {
  const totals = await db
    .selectFrom('invoices')
    .where('customerId', 'in', ids)
    .select(['customerId', 'currency', count, amount, openAmount])
    .groupBy(['customerId', 'currency'])
    .orderBy('currency')
    .$castTo<CurrencyTotal & { customerId: string }>()
    .execute();
  return grouped(ids, totals, ({ customerId }) => customerId);
}

/**
 * Returns the totals of each span between two moments, the end excluded; empty spans are left out. `start` is a span's
 * first moment.
 */
export async function sumBySpan(db: Db, moments: readonly string[], filter: Filter) {
  const spans = moments.slice(1).map((to, index) => sql`(${moments[index]}, ${to})`);
  return (await invoices(db, filter))
    .innerJoin(sql`(values ${sql.join(spans)})`.as('spans'), (join) =>
      join.on(sql<boolean>`invoices.date >= column1 and invoices.date < column2`),
    )
    .select([sql<string>`column1`.as('start'), 'currency', count, amount, openAmount])
    .groupBy([sql`column1`, 'currency'])
    .orderBy('currency')
    .$castTo<CurrencyTotal & { start: string }>()
    .execute();
}

/** Calculates `lineCents` of the rules in whole numbers, in two parts of which neither exceeds 64 bits. */
const lineCents = sql`unit_thousandths * (price_millionths / ${perCent})
  + (unit_thousandths * (price_millionths % ${perCent}) + ${perCent} / 2) / ${perCent}`;

/** Returns the totals before tax of the line names with the highest ones. */
export async function rankItems(
  db: Db,
  filter: Filter,
  { most, productsOnly }: { most: number; productsOnly: boolean },
) {
  return (await invoices(db, filter))
    .innerJoin('invoiceItems', 'invoiceId', 'id')
    .select(['name', sql<number>`count(distinct invoice_id)`.as('invoiceCount')])
    .select(sql<number>`cast(sum(unit_thousandths) as bigint)`.as('unit'))
    .select(sql<number>`cast(sum(${lineCents}) as bigint)`.as('amount'))
    .$if(productsOnly, (query) =>
      query.where(({ eb, selectFrom }) => eb('name', 'in', selectFrom('products').select('title'))),
    )
    .groupBy('name')
    .orderBy('amount', 'desc')
    .orderBy('name')
    .limit(most)
    .$castTo<InvoiceItemTotal>()
    .execute();
}
