import { invalid } from '../graphql/errors.ts';
import type { Db } from './database.ts';

/** An account as everyone may see it who sees what it looks after. */
export interface Owner {
  id: string;
  name: string;
}

/** The accounts that look after several records; one that is gone has none. */
export async function ownersByIds(db: Db, ids: readonly string[]): Promise<Map<string, Owner>> {
  const owners = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(owners.map((owner) => [owner.id, owner]));
}

/** Throws Invalid for an owner that is no account. */
export async function refuseUnknownOwner(
  db: Db,
  ownerId: string | null | undefined,
): Promise<void> {
  if (!ownerId) return;
  const found = await ownersByIds(db, [ownerId]);
  if (!found.has(ownerId)) throw invalid({ ownerId: 'is no account' });
}
