import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database, Db } from '../../database/database.ts';
import { newestOfEach, rowsById } from '../../database/rows-by.ts';
import { newestNotesOf } from '../../records/notes/notes.store.ts';
import './deals.table.ts';
import type { SearchTerm } from '../../formats/search-text.rules.ts';
import { conditionsOf, searchedTerms } from '../../database/text-search.ts';

/** Returns a condition for each term of the text: a deal or its customer is found by it. */
export async function titleOrCustomerContains(db: Db, _table: string, text?: string | null) {
  const conditions: Expression<SqlBool>[] = [];
  for (const term of searchedTerms('filter.text', text ?? '')) {
    conditions.push(await titleOrCustomerHas(db, term));
  }
  return conditions;
}

/** A union reads two indexes where `or` would read all deals. */
async function titleOrCustomerHas(db: Db, term: SearchTerm) {
  const own = await conditionsOf(db, 'deals', [term]);
  const customers = await conditionsOf(db, 'customers', [term]);
  const matching = db
    .selectFrom('customers')
    .select('id')
    .where(({ and }) => and(customers.conditions));
  const deals = db.selectFrom('deals').select('id');
  const titled = deals.where(({ and }) => and(own.conditions));
  const { and, eb, or } = expressionBuilder<Database, 'deals'>();
  return own.areIndexed && customers.areIndexed
    ? eb('id', 'in', titled.union(deals.where('customerId', 'in', matching)))
    : or([and(own.conditions), eb('customerId', 'in', matching)]);
}

export const dealsByIds = rowsById('deals');
export const notesByDealIds = newestNotesOf('Deal');
export const entriesByDealIds = newestOfEach('dealEntries', 'dealId', {
  order: 'position',
  most: 100,
});

export async function dealsByInvoiceIds(db: Db, ids: readonly string[]) {
  const deals = await db.selectFrom('deals').selectAll().where('invoiceId', 'in', ids).execute();
  return new Map(deals.map((deal) => [deal.invoiceId!, deal]));
}

export function findInvoiceNumber(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'orderNo'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
}
