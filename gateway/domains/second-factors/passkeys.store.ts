import type { Db } from '../../database/database.ts';
import type { PasskeyChallengeRow, PasskeyRow } from './second-factors.table.ts';

export const listPasskeys = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export async function insertPasskey(db: Db, passkey: PasskeyRow): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

export function deletePasskey(
  db: Db,
  { accountId, id }: Pick<PasskeyRow, 'accountId' | 'id'>,
): Promise<PasskeyRow | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function touchPasskey(
  db: Db,
  id: string,
  use: Pick<PasskeyRow, 'counter' | 'seenAt'>,
): Promise<void> {
  await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

type WhichChallenge = Pick<PasskeyChallengeRow, 'accountId' | 'purpose'>;

export async function setChallenge(db: Db, row: PasskeyChallengeRow): Promise<void> {
  const { challenge, expiresAt } = row;
  await db
    .insertInto('passkeyChallenges')
    .values(row)
    .onConflict((at) => at.columns(['accountId', 'purpose']).doUpdateSet({ challenge, expiresAt }))
    .execute();
}

export async function findChallenge(
  db: Db,
  { accountId, purpose }: WhichChallenge,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('passkeyChallenges')
    .select('challenge')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.challenge;
}

export async function endChallenge(
  db: Db,
  { accountId, purpose, challenge }: WhichChallenge & Pick<PasskeyChallengeRow, 'challenge'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
