import type { Database, Db } from '../../database/database.ts';
import type { InvitationRow } from './invitations.table.ts';

/** Selects open invitations whose inviter may still sign in: nobody gets in by somebody who was shut out. */
const open = (db: Db) =>
  db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.accountId')
    .selectAll('invitations')
    .select(['accounts.name as invitedBy', 'accounts.role as inviterRole'])
    .where('endedAt', 'is', null)
    .where('accounts.disabledAt', 'is', null);

export const listInvitations = (db: Db): Promise<InvitationRow[]> =>
  open(db).orderBy('invitations.createdAt', 'desc').orderBy('invitations.id').limit(100).execute();

export const findInvitation = (db: Db, id: string): Promise<InvitationRow | undefined> =>
  open(db).where('invitations.id', '=', id).executeTakeFirst();

export function findOpenInvitation(
  db: Db,
  by: { tokenHash: string } | { email: string },
  now: string,
): Promise<InvitationRow | undefined> {
  const found = open(db).where('expiresAt', '>', now);
  const one =
    'email' in by
      ? found.where('invitations.email', '=', by.email)
      : found.where('tokenHash', '=', by.tokenHash);
  return one.executeTakeFirst();
}

export async function insertInvitation(db: Db, invitation: Database['invitations']): Promise<void> {
  await db.insertInto('invitations').values(invitation).execute();
}

interface WhichInvitations {
  id?: string;
  email?: string;
}

export async function endInvitations(
  db: Db,
  { id, email }: WhichInvitations,
  now: string,
): Promise<number> {
  let invitations = db
    .updateTable('invitations')
    .set({ endedAt: now })
    .where('endedAt', 'is', null);
  if (id !== undefined) invitations = invitations.where('id', '=', id);
  if (email !== undefined) invitations = invitations.where('email', '=', email);
  return Number((await invitations.executeTakeFirst()).numUpdatedRows);
}
