import type { Db } from '../database/database.ts';
import { removing } from '../database/removing.ts';
import { unavailable } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

interface IdempotencyKeyRow {
  id: string;
  fingerprint: string;
  claim: string;
  claimedAt: string;
  hasCommitted: number;
  answer: string | null;
  expiresAt: string;
}

declare module '../database/database.ts' {
  interface Database {
    idempotencyKeys: IdempotencyKeyRow;
  }
}

export type Claim = Pick<IdempotencyKeyRow, 'id' | 'fingerprint' | 'claim'>;

interface Times {
  now: string;
  /** The moment before which claims are of a gateway that has ended. */
  abandoned: string;
  expiresAt: string;
}

/** Claims a key. Resolves to true for the one caller whose claim it is now. */
export async function claimKey(db: Db, claim: Claim, times: Times): Promise<boolean> {
  const { now, abandoned, expiresAt } = times;
  const row = { ...claim, claimedAt: now, hasCommitted: 0, answer: null, expiresAt };
  const taken = await db
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((found) =>
      found
        .column('id')
        .doUpdateSet(row)
        .where(({ eb, and, or, ref }) =>
          or([
            eb(ref('idempotencyKeys.expiresAt'), '<=', now),
            and([
              eb(ref('idempotencyKeys.fingerprint'), '=', claim.fingerprint),
              eb(ref('idempotencyKeys.answer'), 'is', null),
              eb(ref('idempotencyKeys.hasCommitted'), '=', 0),
              eb(ref('idempotencyKeys.claimedAt'), '<', abandoned),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export const findKey = (db: Db, id: string) =>
  db.selectFrom('idempotencyKeys').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Marks the claim in the transaction of the write, so that a claim that was taken over writes nothing; throws
 * Unavailable for such a one.
 */
export async function markCommitted(db: Db, claim: Claim): Promise<void> {
  const marked = await ofClaim(db, claim).returning('id').executeTakeFirst();
  if (!marked) throw unavailable(undefined, problem('running'));
}

const ofClaim = (db: Db, { id, claim }: Claim) =>
  db
    .updateTable('idempotencyKeys')
    .set({ hasCommitted: 1 })
    .where('id', '=', id)
    .where('claim', '=', claim);

export async function storeAnswer(db: Db, claim: Claim, answer: string): Promise<void> {
  await ofClaim(db, claim).set({ answer }).execute();
}

/** Releases a key. Resolves to false when something was committed under it. */
export async function releaseKey(db: Db, { id, claim }: Claim): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('hasCommitted', '=', 0)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export const expiredKeys = {
  retentions: [{ days: () => 0, removeSome: removing({ table: 'idempotencyKeys', key: 'id' }) }],
};
