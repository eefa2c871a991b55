import { identityLimits, providerTimes } from '../../config/limits.ts';
import { newId } from '../../database/new-id.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { conflict, forbidden, invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { addressKey } from '../../http/address-key.ts';
import { count } from '../../http/rate-limits.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import type { Services } from '../../services/services.ts';
import { accountRecord } from '../accounts/accounts.record.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import type { AccountRow } from '../accounts/accounts.table.ts';
import type { IdentityProofRow, IdentityRow } from './identities.table.ts';
import { failures, personIn, providerName } from './identities.rules.ts';
import {
  deleteIdentity,
  findAccountByIdentity,
  insertIdentity,
  insertProof,
  listIdentities,
  touchIdentity,
  useProof,
} from './identities.store.ts';
import { endOffer, offeredBy } from '../invitations/inviting.ts';
import { confirm } from '../accounts/own-account.ts';
import { requireRegistration } from '../sign-in/registration.rules.ts';
import { askSecondFactor } from '../second-factors/second-factor-sign-in.ts';
import { hashOf, secretToken } from '../accounts/secret-tokens.ts';
import { sessionOf } from '../accounts/sessions.ts';
import { revokeSessions } from '../accounts/sessions.store.ts';
import { accountRow, admit } from '../sign-in/signing-in.ts';
import { counted, guarded } from '../accounts/sign-in-guard.ts';
import { type Signing, startSession } from '../accounts/start-session.ts';

type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

interface Answered {
  state: string;
  /** The account that the identity is to be connected to; null for a sign-in. */
  accountId: string | null;
}

/** Keeps what the provider said. Resolves to the token with which the browser comes for it. */
export async function keepProof({ db }: Services, claims: Claims, answered: Answered) {
  const token = secretToken();
  await insertProof(db, {
    tokenHash: hashOf(token),
    stateHash: hashOf(answered.state),
    accountId: answered.accountId,
    issuer: claims.iss,
    subject: claims.sub,
    ...personIn(claims),
    expiresAt: new Date(Date.now() + providerTimes.proofMs).toISOString(),
    usedAt: null,
  });
  return token;
}

const proofBy = (services: Signing, token: string, accountId: string | null) =>
  counted(services, async () => {
    const failure = failures.find((code) => code === token);
    if (failure) throw invalid({ token: problem(failure, providerIn(services)) });
    const now = new Date().toISOString();
    const proof = await useProof(services.db, { tokenHash: hashOf(token), accountId }, now);
    if (!proof) throw invalid({ token: problem('sign_in_expired') });
    return proof;
  });

const providerIn = ({ config }: Services) => ({ provider: config.oidc?.name ?? '' });

export async function signInWithIdentity(services: Signing, token: string) {
  const proof = await proofBy(services, token, null);
  const account = await findAccountByIdentity(services.db, proof);
  if (!account) return admitNew(services, proof);
  const entered = await guarded(services, account.email, async () =>
    mayEnter(services, account) ? account : undefined,
  );
  if (!entered) throw forbidden(problem('identity_refused'));
  await touchIdentity(services.db, proof, new Date().toISOString());
  await askSecondFactor(services, account);
  return startSession(services, account);
}

const mayEnter = ({ config }: Services, { disabledAt, isDemo }: AccountRow) =>
  disabledAt === null && (isDemo === 0 || config.isDemo);

/** An account that has the email is never taken for the same person's: neither side need have proved that it is. */
async function admitNew(services: Signing, proof: IdentityProofRow) {
  const { db, config, limits, device } = services;
  const { email } = proof;
  if (email !== null && (await findAccountByEmail(db, email))) {
    throw invalid({ email: problem('identity_of_account', { email, ...providerIn(services) }) });
  }
  const isByInvitation = email !== null && config.registration !== 'closed';
  const offer = isByInvitation ? await offeredBy(services, { email }) : undefined;
  if (!offer) requireRegistration(config, 'open');
  if (email === null) {
    throw invalid({ email: problem('unconfirmed', providerIn(services)) });
  }
  if (!offer) await count(limits, 'registrationsFromAddress', addressKey(device));
  const role = offer?.role ?? config.oidc?.role ?? 'GUEST';
  const account = accountRow({ email, role, username: proof.name, passwordHash: '' });
  return admit(services, account, {
    before: async (unit) => offer && endOffer(unit.db, offer),
    after: (unit) => insertIdentity(unit.db, identityOf(proof, account.id)),
  });
}

const identityOf = (
  { issuer, subject, email, name }: IdentityProofRow,
  accountId: string,
): IdentityRow => ({
  id: newId(),
  accountId,
  issuer,
  subject,
  name: email ?? name,
  createdAt: new Date().toISOString(),
  seenAt: null,
});

interface Ticket {
  connectsTo: string;
  until: number;
}

/** Returns a ticket for the start of the way to the provider, where no header tells who is signed in. */
export async function startIdentity(context: Context, currentPassword: string): Promise<string> {
  await confirm(context, currentPassword);
  const { account } = requireCaller(context);
  const ticket: Ticket = { connectsTo: account.id, until: Date.now() + providerTimes.proofMs };
  return context.sealing.seal(JSON.stringify(ticket));
}

export function accountIdIn({ sealing }: Services, text: string): string | undefined {
  const opened = sealing.open(text);
  const ticket = opened === undefined ? undefined : (JSON.parse(opened) as Partial<Ticket>);
  return ticket?.until !== undefined && ticket.until > Date.now() ? ticket.connectsTo : undefined;
}

export async function addIdentity(context: Context, token: string): Promise<IdentityRow> {
  const { account } = requireCaller(context);
  const proof = await proofBy(context, token, account.id);
  const identity = identityOf(proof, account.id);
  const taken = () => conflict(problem('identity_taken', providerIn(context)));
  const add = async ({ db, lock }: UnitOfWork) => {
    await lock(accountRecord, [account.id]);
    const { length } = await listIdentities(db, account.id);
    const most = identityLimits.identities;
    if (length >= most) throw conflict(problem('too_many_identities', { most }));
    await insertIdentity(db, identity);
  };
  await commit(context, add, changed(account)).catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken() : error;
  });
  context.sendMail({
    to: account.email,
    subject: 'A way to sign in was added',
    text: `Your account can now sign in with ${providerName(identity.issuer, context.config.oidc)}, as ${identity.name}.\n\nIf you did not connect it, disconnect it on your profile and change your password.\n`,
  });
  return identity;
}

interface Removed {
  id: string;
  currentPassword: string;
}

/**
 * Removes a provider's identity, for who knows the password and so has another way in. Ends other sessions too, because
 * the identity may have opened them.
 */
export async function removeIdentity(context: Context, { id, currentPassword }: Removed) {
  await confirm(context, currentPassword);
  const { account } = requireCaller(context);
  const remove = async ({ db }: UnitOfWork) => {
    const identity = await deleteIdentity(db, { accountId: account.id, id });
    if (!identity) throw notFound('Identity');
    const others = { accountId: account.id, exceptId: sessionOf(context) };
    await revokeSessions(db, others, new Date().toISOString());
    return identity;
  };
  const identity = await commit(context, remove, changed(account));
  context.sendMail({
    to: account.email,
    subject: 'A way to sign in was removed',
    text: `Your account no longer signs in with ${providerName(identity.issuer, context.config.oidc)}, as ${identity.name}.\n\nIf you did not disconnect it, change your password and tell your administrator.\n`,
  });
  return identity;
}

const changed = ({ name }: Pick<AccountRow, 'name'>) =>
  ({ action: 'identityChanged', kind: 'Account', title: name }) as const;
