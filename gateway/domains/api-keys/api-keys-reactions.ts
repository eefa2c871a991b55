import type { Reaction } from '../../records/write/unit-of-work.ts';
import { isSwitched } from '../accounts/accounts-reactions.ts';
import { accountRecord } from '../accounts/accounts.record.ts';
import { revokeApiKeys } from './api-keys.store.ts';

/** Revokes the keys of accounts that were disabled, or enabled: one may have been made while disabling it. */
export const endApiKeys: Reaction = async ({ db }, changes) => {
  const now = new Date().toISOString();
  const accounts = changes.filter(({ record }) => record.kind === accountRecord.kind);
  for (const { id } of accounts.filter(isSwitched)) {
    await revokeApiKeys(db, { accountId: id }, now);
  }
};
