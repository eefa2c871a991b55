import { ownersByIds } from '../../database/owners.ts';
import type { RecordContext } from '../context.ts';

interface Author {
  accountId?: string | null;
  accountName?: string | null;
}

/** The author of a note in types from before notes were one kind; the account is null once it is deleted. */
export const noteAuthor = {
  accountId: async ({ accountId }: Author, _args: unknown, { load }: RecordContext) =>
    accountId ? ((await load(ownersByIds, accountId))?.id ?? null) : null,
  accountName: ({ accountName }: Author) => accountName || null,
};
