import { invalid } from '../graphql/errors.ts';
import type { Db } from './database.ts';
import { grouped } from './grouped.ts';

/** An account as everyone may see it who sees what it looks after. */
export interface Owner {
  id: string;
  name: string;
  avatar: string | null;
}

const MOST_OWNERS = 500;

/** The accounts that look after several records; one that is gone has none. */
export async function ownersByIds(db: Db, ids: readonly string[]): Promise<Map<string, Owner>> {
  const owners = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', ids)
    .execute();
  return new Map(owners.map((owner) => [owner.id, owner]));
}

/** The accounts that can look after something, by name: those that may change it. */
export function listOwners(db: Db): Promise<Owner[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'avatar'])
    .where('role', '!=', 'GUEST')
    .where('disabledAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_OWNERS)
    .execute();
}

/** Throws Invalid for an owner that is no account. */
export async function refuseUnknownOwner(
  db: Db,
  ownerId: string | null | undefined,
): Promise<void> {
  if (!ownerId) return;
  const found = await ownersByIds(db, [ownerId]);
  if (!found.has(ownerId)) throw invalid({ ownerId: 'is not an account' });
}

/** The ids of the accounts that have each of the names. */
export async function ownersByNames(db: Db, names: readonly string[]) {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return new Map<string, string[]>();
  const owners = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('name', 'in', distinct)
    .execute();
  const byName = grouped(distinct, owners, ({ name }) => name);
  return new Map([...byName].map(([name, found]) => [name, found.map(({ id }) => id)]));
}
