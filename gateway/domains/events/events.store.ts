import type { Db } from '../../store/database.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { EventPage, EventRow } from './events.table.ts';

export interface EventFilter {
  from?: string | null;
  to?: string | null;
  text?: string | null;
}

type EventOrder = Order<keyof EventRow>;

export function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Events that end at `from` are left out, those that begin then are not, however short. */
export async function listEvents(
  db: Db,
  { from, to, text }: EventFilter,
  order: EventOrder,
  page: PageRequest,
): Promise<EventPage> {
  let query = db.selectFrom('events').selectAll();
  if (from) {
    query = query.where(({ eb, or }) => or([eb('end', '>', from), eb('start', '>=', from)]));
  }
  if (to) query = query.where('start', '<', to);
  for (const holds of await textConditions(db, 'events', text)) query = query.where(holds);
  return pageOf(query, order, page);
}
