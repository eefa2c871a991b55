import { INVITATION_DAYS } from '../../config/limits.ts';
import { newId } from '../../database/new-id.ts';
import { forbidden, invalid, notFound, refuseErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { daysFromNow } from '../../formats/days.ts';
import { emailProblem, normalizedEmail } from '../../formats/email-address.ts';
import { count } from '../../http/rate-limits.ts';
import { covers } from '../../records/access.ts';
import { commit } from '../../records/write/commit.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { accountErrors } from '../accounts/accounts.rules.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import type { Role } from '../accounts/accounts.table.ts';
import type { InvitationRow } from './invitations.table.ts';
import {
  endInvitations,
  findInvitation,
  findOpenInvitation,
  insertInvitation,
} from './invitations.store.ts';
import { requireRegistration } from '../sign-in/registration.rules.ts';
import { hashOf, secretToken } from '../accounts/secret-tokens.ts';
import { keyOf } from '../accounts/sign-in-guard.ts';
import { admit, newAccount } from '../sign-in/signing-in.ts';
import type { Signing } from '../accounts/start-session.ts';

interface Invited {
  email: string;
  role: Role;
}

export async function invite(context: Context, entered: Invited): Promise<InvitationRow> {
  requireRegistration(context.config, 'invite');
  const email = normalizedEmail(entered.email);
  const wrong = emailProblem(entered.email);
  refuseErrors({
    ...(wrong && { email: wrong }),
    ...(!covers(requireCaller(context).account.role, entered.role) && {
      role: problem('role_too_high'),
    }),
  });
  if (await findAccountByEmail(context.db, email)) {
    throw invalid({ email: problem('account_exists') });
  }
  return send(context, { email, role: entered.role });
}

/** The link is in the mail alone: only who reads it can accept. */
async function send(context: Context, { email, role }: Invited): Promise<InvitationRow> {
  const { account } = requireCaller(context);
  await count(context.limits, 'resetsForEmail', keyOf(email));
  const token = secretToken();
  const now = Date.now();
  const row = {
    id: newId(),
    email,
    role,
    tokenHash: hashOf(token),
    accountId: account.id,
    createdAt: new Date(now).toISOString(),
    expiresAt: daysFromNow(INVITATION_DAYS, now),
    endedAt: null,
  };
  const link = `${context.config.publicUrl}/invitation#token=${token}`;
  await context.deliverMail({
    to: email,
    subject: `${account.name} invites you to Retaguarda`,
    text: `${account.name} invites you to Retaguarda. Create your account within ${INVITATION_DAYS} days:\n\n${link}\n\nIf you do not know ${account.name}, ignore this email.\n`,
  });
  await commit(context, async ({ db }) => {
    await endInvitations(db, { email }, row.createdAt);
    await insertInvitation(db, row);
  });
  return { ...row, invitedBy: account.name, inviterRole: account.role };
}

export async function resendInvitation(context: Context, id: string): Promise<InvitationRow> {
  requireRegistration(context.config, 'invite');
  return send(context, await ownInvitation(context, id));
}

export async function revokeInvitation(context: Context, id: string): Promise<InvitationRow> {
  const invitation = await ownInvitation(context, id);
  await commit(context, ({ db }) => endInvitations(db, { id }, new Date().toISOString()));
  return invitation;
}

async function ownInvitation(context: Context, id: string): Promise<InvitationRow> {
  const invitation = await findInvitation(context.db, id);
  if (!invitation) throw notFound('Invitation');
  if (!covers(requireCaller(context).account.role, invitation.role)) throw forbidden();
  return invitation;
}

/** Returns an open invitation; undefined too when who invited may no longer give the role. */
export async function offeredBy(
  { db }: Pick<Context, 'db'>,
  by: { tokenHash: string } | { email: string },
) {
  const found = await findOpenInvitation(db, by, new Date().toISOString());
  return found && covers(found.inviterRole, found.role) ? found : undefined;
}

interface Accepted {
  token: string;
  username: string;
  password: string;
}

export async function acceptInvitation(services: Signing, { token, ...entered }: Accepted) {
  requireRegistration(services.config, 'invite');
  refuseErrors(accountErrors(entered, services.config));
  const offer = await offeredBy(services, { tokenHash: hashOf(token) });
  if (!offer) throw expired();
  const account = await newAccount({ ...entered, email: offer.email, role: offer.role });
  return admit(services, account, {
    before: ({ db }) => endOffer(db, offer),
  });
}

export async function endOffer(db: Context['db'], { id }: Pick<InvitationRow, 'id'>) {
  const ended = await endInvitations(db, { id }, new Date().toISOString());
  if (ended === 0) throw expired();
}

const expired = () => invalid({ token: problem('link_expired') });
