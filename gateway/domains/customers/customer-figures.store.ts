import { PostgresAdapter, sql } from 'kysely';
import { currencySigns } from '../../formats/currency.ts';
import { companyOf } from '../../records/company.ts';
import type { Db } from '../../database/database.ts';

/** Recalculates the totals of these customers, or of all. */
export async function renewFigures(db: Db, ids?: readonly string[]): Promise<void> {
  if (ids) await lockCustomers(db, ids);
  const sign = currencySigns[(await companyOf(db)).currency];
  const of = sql`from invoices where customer_id = customers.id`;
  const sumOf = (column: string) => sql`
    coalesce((select cast(sum(${sql.ref(column)}) as bigint) ${of} and currency = ${sign}), 0)`;
  // oxlint-disable-next-line records/written-by-commit -- figures follow from invoices and are no change of the customer
  await sql`
    update customers set
      open_cents = ${sumOf('invoices.open_cents')},
      lifetime_cents = ${sumOf('total_cents')},
      last_purchase_at = coalesce((select max(date) ${of}), '')
    where ${ids ? sql`id in (${sql.join(ids)})` : sql`id in (select customer_id from invoices)`}
  `.execute(db);
}

/**
 * A concurrent change would not see the other's invoice. Weaker than `for update`, since an uncommitted
 * invoice holds its customer's key.
 */
async function lockCustomers(db: Db, ids: readonly string[]): Promise<void> {
  if (!isShared(db)) return;
  await sql`select id from customers where id in (${sql.join(ids)}) order by id for no key update`.execute(
    db,
  );
}

/** SQLite runs one transaction at a time. */
const isShared = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;
