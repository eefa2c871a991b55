import type { Context } from '../../graphql/context.ts';
import type { UpdateAccountInput } from '../../graphql/generated/resolvers.ts';
import { updateRecord } from '../../records/changes.ts';
import { accountRecord } from './accounts.record.ts';
import type { AccountRow } from './accounts.table.ts';

export function changeAccount(
  context: Context,
  { id, role, isDisabled }: UpdateAccountInput,
): Promise<AccountRow> {
  return updateRecord(context, accountRecord, { id }, () => ({
    row: {
      ...(role && { role }),
      ...(isDisabled != null && { disabledAt: isDisabled ? new Date().toISOString() : null }),
    },
  }));
}
