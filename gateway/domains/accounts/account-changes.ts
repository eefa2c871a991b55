import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../graphql/errors.ts';
import type { UpdateAccountInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { updateAccount } from './accounts.store.ts';
import { accountRecord, type AccountRow } from './accounts.table.ts';

export function changeAccount(context: Context, input: UpdateAccountInput): Promise<AccountRow> {
  const { id, role, isDisabled } = input;
  return recorded(context, async ({ db, touch }) => {
    await touch(accountRecord, id);
    const account = await updateAccount(db, id, {
      ...(role && { role }),
      ...(isDisabled != null && { disabledAt: isDisabled ? new Date().toISOString() : null }),
    });
    if (!account) throw notFound('Account');
    return account;
  });
}
