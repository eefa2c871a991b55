import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../../store/database.ts';
import { namedIds } from '../../store/named-ids.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { conditionsOf, searchedWords } from '../../store/text-search.ts';
import { type Buyer, stagesAsked } from './deals.rules.ts';
import type { DealPage, DealRow, DealStage } from './deals.table.ts';

export interface DealFilter {
  ids?: readonly string[] | null;
  text?: string | null;
  stage?: readonly DealStage[] | null;
  ownerId?: string | null;
  customerId?: string | null;
  expectedFrom?: string | null;
  expectedTo?: string | null;
  overdueOn?: string | null;
  inStageBefore?: string | null;
  hasNextStep?: boolean | null;
  nextStepBefore?: string | null;
}

type DealOrder = Order<keyof DealRow>;

export function findDeal(db: Db, id: string): Promise<DealRow | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listDeals(
  db: Db,
  filter: DealFilter,
  order: DealOrder,
  page: PageRequest,
): Promise<DealPage> {
  return pageOf((await matchingDeals(db, filter)).selectAll(), order, page);
}

/** For lists, counts and totals alike. */
export async function matchingDeals(db: Db, filter: DealFilter) {
  const { ids, text, ownerId, customerId, expectedFrom, expectedTo, overdueOn, inStageBefore } =
    filter;
  const { hasNextStep, nextStepBefore } = filter;
  let query = db.selectFrom('deals');
  if (ids) query = query.where('id', 'in', namedIds(ids));
  for (const stages of stagesAsked(filter)) {
    query = query.where(({ eb, or }) => or(stages.map((one) => eb('stage', '=', one))));
  }
  if (ownerId) query = query.where('ownerId', '=', ownerId);
  if (customerId) query = query.where('customerId', '=', customerId);
  if (expectedFrom) query = query.where('expectedCloseOn', '>=', expectedFrom);
  if (expectedTo) query = query.where('expectedCloseOn', '<', expectedTo);
  if (overdueOn) query = query.where('expectedCloseOn', '<', overdueOn);
  if (hasNextStep != null) query = query.where('nextStep', hasNextStep ? 'is not' : 'is', null);
  if (nextStepBefore) query = query.where('nextStepOn', '<', nextStepBefore);
  if (inStageBefore) query = query.where('stageChangedAt', '<', inStageBefore);
  for (const word of searchedWords('filter.text', text ?? '')) {
    query = query.where(await titleOrCustomerHas(db, word));
  }
  return query;
}

/** A union reads two indexes where `or` would read all deals. */
async function titleOrCustomerHas(db: Db, word: string) {
  const own = await conditionsOf(db, 'deals', [word]);
  const customers = await conditionsOf(db, 'customers', [word]);
  const holding = db
    .selectFrom('customers')
    .select('id')
    .where(({ and }) => and(customers.conditions));
  const deals = db.selectFrom('deals').select('id');
  const titled = deals.where(({ and }) => and(own.conditions));
  return ({ and, eb, or }: ExpressionBuilder<Database, 'deals'>) =>
    own.areIndexed && customers.areIndexed
      ? eb('id', 'in', titled.union(deals.where('customerId', 'in', holding)))
      : or([and(own.conditions), eb('customerId', 'in', holding)]);
}

export async function dealsByInvoiceIds(db: Db, ids: readonly string[]) {
  const deals = await db.selectFrom('deals').selectAll().where('invoiceId', 'in', ids).execute();
  return new Map(deals.map((deal) => [deal.invoiceId!, deal]));
}

export function findBuyer(db: Db, customerId: string): Promise<Buyer | undefined> {
  return db
    .selectFrom('customers')
    .select(['name', 'street', 'city', 'state', 'cep'])
    .where('id', '=', customerId)
    .executeTakeFirst();
}

export function findInvoiceNumber(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'orderNo'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
}

export async function selectDealIds(db: Db, filter: DealFilter, most: number): Promise<string[]> {
  const rows = await (
    await matchingDeals(db, filter)
  )
    .select('id')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
