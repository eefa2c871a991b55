import { inNameOrder } from '../../formats/folding.rules.ts';
import type { Db } from '../../database/database.ts';
import type { Place } from '../../database/ranked-order.ts';
import type { TodoTagRow } from '../../records/generated/rows.ts';

export function todoPlaces(db: Db, accountId: string): Promise<Place[]> {
  return db
    .selectFrom('todos')
    .select(['id', 'rank'])
    .where('accountId', '=', accountId)
    .orderBy('rank')
    .execute();
}

export async function lastRank(db: Db, accountId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('todos')
    .select('rank')
    .where('accountId', '=', accountId)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.rank;
}

export async function listTags(
  db: Db,
  accountId: string,
  { inOrderMade = false } = {},
): Promise<TodoTagRow[]> {
  const tags = await db
    .selectFrom('todoTags')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy(inOrderMade ? 'createdNumber' : 'name')
    .orderBy('id')
    .execute();
  return inOrderMade ? tags : inNameOrder(tags);
}
