import { type Migration, sql } from 'kysely';

/** What customers still have to pay, of what was not delivered before. */
export const openAmounts: Migration = {
  async up(db) {
    await sql`
      update customers set open_cents =
        coalesce((select cast(sum(open_cents) as bigint) from invoices
          where customer_id = customers.id and currency = '$'), 0)
      where id in (select customer_id from invoices)
    `.execute(db);
  },
};
