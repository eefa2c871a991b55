import type { Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../graphql/errors.ts';
import type { UpdateAccountInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { lockRecord } from '../../store/records.ts';
import { reachableSaIds, updateAccount } from './accounts.store.ts';
import { accountRecord, type AccountRow } from './accounts.table.ts';

/** Two who demote each other at once are told apart by the locks on every SA. */
export function changeAccount(context: Context, input: UpdateAccountInput): Promise<AccountRow> {
  const { id, role, isDisabled } = input;
  return recorded(context, async ({ db, touch }) => {
    for (const saId of await reachableSaIds(db)) await lockRecord(db, accountRecord, saId);
    await touch(accountRecord, id);
    const account = await updateAccount(db, id, {
      ...(role && { role }),
      ...(isDisabled != null && { disabledAt: isDisabled ? new Date().toISOString() : null }),
    });
    if (!account) throw notFound('Account');
    if ((await reachableSaIds(db)).length === 0) {
      throw conflict('The last SA can be neither demoted nor disabled');
    }
    return account;
  });
}
