import { apiKeyLimits } from '../../config/limits.ts';
import { newId } from '../../database/new-id.ts';
import { conflict, type FieldErrors, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { DAY_MS } from '../../formats/days.ts';
import { textErrors } from '../../formats/entered.ts';
import { covers } from '../../records/access.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import { accountRecord } from '../accounts/accounts.record.ts';
import type { Role } from '../accounts/accounts.table.ts';
import type { ApiKeyRow } from './api-keys.table.ts';
import { insertApiKey, listApiKeys, revokeApiKeys } from './api-keys.store.ts';
import { confirm } from '../accounts/own-account.ts';
import { hashOf, secretToken } from '../accounts/secret-tokens.ts';

/** Marks a token as a key, for the gateway and for those who look for leaked ones. */
export const KEY_PREFIX = 'rtg_';

interface NewKey {
  name: string;
  role: Role;
  expiresAt: string;
  currentPassword: string;
}

export async function createApiKey(context: Context, entered: NewKey) {
  const { account } = requireCaller(context);
  await confirm(context, entered.currentPassword, errorsOf(entered, account.role));
  const token = KEY_PREFIX + secretToken();
  const key: ApiKeyRow = {
    id: newId(),
    accountId: account.id,
    name: entered.name.trim(),
    role: entered.role,
    tokenHash: hashOf(token),
    hint: token.slice(0, KEY_PREFIX.length + 4),
    createdAt: new Date().toISOString(),
    expiresAt: entered.expiresAt,
    revokedAt: null,
    seenAt: null,
    address: null,
  };
  await commit(context, async ({ db, lock }: UnitOfWork) => {
    await lock(accountRecord, [account.id]);
    const others = await listApiKeys(db, account.id, key.createdAt);
    if (others.length >= apiKeyLimits.keys) {
      throw conflict(problem('too_many_keys', { most: apiKeyLimits.keys }));
    }
    await insertApiKey(db, key);
  });
  context.sendMail({
    to: account.email,
    subject: 'An API key was created',
    text: `A program can now act for your account with the key “${key.name}”.\n\nIf you did not create it, revoke it on your profile and change your password.\n`,
  });
  return { key, token };
}

function errorsOf({ name, role, expiresAt }: NewKey, own: Role): FieldErrors {
  const days = (Date.parse(expiresAt) - Date.now()) / DAY_MS;
  return {
    ...textErrors([['name', name, apiKeyLimits.characters, true]]),
    ...(!covers(own, role) && { role: problem('role_too_high') }),
    ...((days <= 0 || days > apiKeyLimits.days) && { expiresAt: problem('not_in_year') }),
  };
}

export async function revokeApiKey({ db, caller }: Context, id: string): Promise<ApiKeyRow> {
  const accountId = requireCaller({ caller }).account.id;
  const [key] = await revokeApiKeys(db, { accountId, id }, new Date().toISOString());
  if (!key) throw notFound('ApiKey');
  return key;
}
