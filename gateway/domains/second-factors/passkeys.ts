import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { passkeyLimits, secondFactorTimes } from '../../config/limits.ts';
import type { Db } from '../../database/database.ts';
import {
  conflict,
  type FieldErrors,
  invalid,
  notFound,
  refuseErrors,
} from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { textErrors } from '../../formats/entered.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import type { Services } from '../../services/services.ts';
import { accountRecord } from '../accounts/accounts.record.ts';
import type { PasskeyChallengeRow, PasskeyRow } from './second-factors.table.ts';
import { confirm } from '../accounts/own-account.ts';
import {
  deletePasskey,
  endChallenge,
  findChallenge,
  insertPasskey,
  listPasskeys,
  setChallenge,
  touchPasskey,
} from './passkeys.store.ts';
import { changed, newCodes, removeAll, tell } from './second-factor-changes.ts';
import { secondFactorState } from './second-factors.store.ts';
import { sessionOf } from '../accounts/sessions.ts';
import { revokeSessions } from '../accounts/sessions.store.ts';
import { browserAnswer, relyingParty } from './webauthn.rules.ts';

export async function startPasskey(context: Context, currentPassword: string): Promise<string> {
  await confirm(context, currentPassword);
  const { account } = requireCaller(context);
  const known = await listPasskeys(context.db, account.id);
  if (known.length >= passkeyLimits.passkeys) {
    throw conflict(problem('too_many_passkeys', { most: passkeyLimits.passkeys }));
  }
  const { rpName, rpID } = relyingParty(context.config);
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
  });
  await keep(context.db, { accountId: account.id, purpose: 'add', challenge: options.challenge });
  return JSON.stringify(options);
}

export async function addPasskey(context: Context, entered: { name: string; response: string }) {
  refuseErrors(nameErrors(entered.name));
  const { account } = requireCaller(context);
  const which = { accountId: account.id, purpose: 'add' as const };
  const now = new Date().toISOString();
  const challenge = await findChallenge(context.db, which, now);
  const credential = challenge && (await registered(context, entered.response, challenge));
  if (!credential) throw refused();
  const passkey: PasskeyRow = {
    id: credential.id,
    accountId: account.id,
    name: entered.name.trim(),
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: String(credential.counter),
    transports: JSON.stringify(credential.transports ?? []),
    createdAt: now,
    seenAt: null,
  };
  const add = async ({ db, lock }: UnitOfWork) => {
    await lock(accountRecord, [account.id]);
    if (!(await endChallenge(db, { ...which, challenge }))) throw refused();
    const { hasOne } = await secondFactorState(db, account.id);
    await insertPasskey(db, passkey);
    await revokeSessions(db, { accountId: account.id, exceptId: sessionOf(context) }, now);
    return hasOne ? null : newCodes(db, account.id);
  };
  const recoveryCodes = await commit(context, add, changed(account));
  tell(context, account, recoveryCodes ? 'on' : 'passkey');
  return { passkey, recoveryCodes };
}

const nameErrors = (name: string): FieldErrors =>
  textErrors([['name', name, passkeyLimits.characters, true]]);

async function registered({ config }: Services, text: string, expectedChallenge: string) {
  const response = browserAnswer<RegistrationResponseJSON>(text);
  if (!response) return undefined;
  const { rpID, origin } = relyingParty(config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(unverified);
  return registrationInfo?.credential;
}

/** The library throws for whatever does not fit. */
const unverified = () => ({ registrationInfo: undefined, authenticationInfo: undefined });

interface Removed {
  id: string;
  currentPassword: string;
}

export async function removePasskey(context: Context, { id, currentPassword }: Removed) {
  await confirm(context, currentPassword);
  const { account } = requireCaller(context);
  const remove = async ({ db, lock }: UnitOfWork) => {
    await lock(accountRecord, [account.id]);
    const passkey = await deletePasskey(db, { accountId: account.id, id });
    if (!passkey) throw notFound('Passkey');
    const { hasOne, isRequired } = await secondFactorState(db, account.id);
    if (!hasOne && isRequired) throw conflict(problem('second_factor_required'));
    if (!hasOne) await removeAll(db, account.id);
    return { passkey, isLast: !hasOne };
  };
  const { passkey, isLast } = await commit(context, remove, changed(account));
  if (isLast) tell(context, account, 'off');
  return passkey;
}

export async function passkeySignInOptions({ db, config }: Services, accountId: string) {
  const passkeys = await listPasskeys(db, accountId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'preferred',
  });
  await keep(db, { accountId, purpose: 'signIn', challenge: options.challenge });
  return JSON.stringify(options);
}

/** Returns the change that uses up the challenge which the passkey answers; undefined when the answer does not fit. */
export async function passkeyUse(services: Services, accountId: string, text: string) {
  const { db, config } = services;
  const which = { accountId, purpose: 'signIn' as const };
  const now = new Date().toISOString();
  const challenge = await findChallenge(db, which, now);
  const response = browserAnswer<AuthenticationResponseJSON>(text);
  const passkeys = await listPasskeys(db, accountId);
  const passkey = passkeys.find(({ id }) => id === response?.id);
  if (!challenge || !response || !passkey) return undefined;
  const { rpID, origin } = relyingParty(config);
  const { authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      ...credentialOf(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: false,
  }).catch(unverified);
  if (!authenticationInfo) return undefined;
  const counter = String(authenticationInfo.newCounter);
  return async (within: Db) => {
    if (!(await endChallenge(within, { ...which, challenge }))) throw refused();
    await touchPasskey(within, passkey.id, { counter, seenAt: now });
    return undefined;
  };
}

const credentialOf = ({ id, transports }: PasskeyRow) => ({
  id,
  transports: JSON.parse(transports) as string[],
});

function keep(db: Db, row: Omit<PasskeyChallengeRow, 'expiresAt'>): Promise<void> {
  const expiresAt = new Date(Date.now() + secondFactorTimes.challengeMs).toISOString();
  return setChallenge(db, { ...row, expiresAt });
}

const refused = () => invalid({ response: problem('passkey_refused') });
