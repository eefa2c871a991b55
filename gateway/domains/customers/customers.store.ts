import type { Db } from '../../store/database.ts';
import { namedIds } from '../../store/named-ids.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type {
  CustomerChannel,
  CustomerPage,
  CustomerRow,
  CustomerStatus,
  State,
} from './customers.table.ts';

const MOST_TAGS_LISTED = 1_000;

export interface CustomerFilter {
  ids?: readonly string[] | null;
  text?: string | null;
  status?: readonly CustomerStatus[] | null;
  channel?: readonly CustomerChannel[] | null;
  state?: readonly State[] | null;
  tag?: string | null;
  ownerId?: string | null;
  createdFrom?: string | null;
  createdTo?: string | null;
  within?: MapBox | null;
}

/** Degrees, edges included. */
interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

type CustomerOrder = Order<keyof CustomerRow>;

export function findCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function customersByIds(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('customers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listCustomers(
  db: Db,
  filter: CustomerFilter,
  order: CustomerOrder,
  page: PageRequest,
): Promise<CustomerPage> {
  return pageOf((await matching(db, filter)).selectAll(), order, page);
}

export async function matching(db: Db, filter: CustomerFilter) {
  let query = db.selectFrom('customers');
  for (const column of ['status', 'channel', 'state'] as const) {
    const values = filter[column];
    if (!values) continue;
    query = query.where(({ eb, or }) =>
      or([...new Set(values)].map((one) => eb(column, '=', one))),
    );
  }
  const { ids, text, tag, ownerId, createdFrom, createdTo, within } = filter;
  if (ids) query = query.where('id', 'in', namedIds(ids));
  if (tag) query = query.where('id', 'in', idsWithTag(db, tag));
  if (ownerId) query = query.where('ownerId', '=', ownerId);
  if (createdFrom) query = query.where('createdAt', '>=', createdFrom);
  if (createdTo) query = query.where('createdAt', '<', createdTo);
  for (const holds of await textConditions(db, 'customers', text)) query = query.where(holds);
  if (!within) return query;
  return query
    .where('latitude', '>=', within.south)
    .where('latitude', '<=', within.north)
    .where('longitude', '>=', within.west)
    .where('longitude', '<=', within.east);
}

function idsWithTag(db: Db, tag: string) {
  return db.selectFrom('customerTags').select('customerId').where('tag', '=', tag);
}

export async function tagsByCustomerIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('customerTags')
    .selectAll()
    .where('customerId', 'in', ids)
    .orderBy('customerId')
    .orderBy('tag')
    .execute();
  const byCustomer = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { customerId, tag } of rows) byCustomer.get(customerId)?.push(tag);
  return byCustomer;
}

export async function listTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('customerTags')
    .select('tag')
    .distinct()
    .orderBy('tag')
    .limit(MOST_TAGS_LISTED)
    .execute();
  return rows.map(({ tag }) => tag);
}

export async function customersByDocuments(
  db: Db,
  documents: readonly string[],
): Promise<CustomerRow[]> {
  if (documents.length === 0) return [];
  return db.selectFrom('customers').selectAll().where('document', 'in', documents).execute();
}

/** By ids or filter, ordered by id. */
export async function selectCustomerIds(
  db: Db,
  selection: {
    ids?: readonly string[] | null | undefined;
    filter?: CustomerFilter | null | undefined;
    most: number;
  },
): Promise<string[]> {
  const { ids, filter, most } = selection;
  let query = (await matching(db, filter ?? {})).select('id');
  if (ids) query = query.where('id', 'in', ids.length > 0 ? ids : ['']);
  const rows = await query.orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}
