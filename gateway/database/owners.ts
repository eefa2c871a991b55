import { inNameOrder } from '../formats/folding.rules.ts';
import type { Db } from './database.ts';

export interface Owner {
  id: string;
  name: string;
  avatar: string | null;
}

const MOST_OWNERS = 500;
const MOST_ACCOUNTS = 2_000;

/** Returns the owners by account id; a deleted account is not in the map. */
export async function ownersByIds(db: Db, ids: readonly string[]): Promise<Map<string, Owner>> {
  const owners = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', ids)
    .execute();
  return new Map(owners.map((owner) => [owner.id, owner]));
}

export async function listOwners(db: Db): Promise<Owner[]> {
  const owners = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'avatar'])
    .where('role', '!=', 'GUEST')
    .where('disabledAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_OWNERS)
    .execute();
  return inNameOrder(owners);
}

/** Returns the accounts that are not disabled, with their roles. */
export async function listEnabledAccounts(db: Db) {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'avatar', 'role'])
    .where('disabledAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_ACCOUNTS)
    .execute();
  return inNameOrder(accounts);
}
