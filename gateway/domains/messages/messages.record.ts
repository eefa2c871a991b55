import { record } from '../../records/record.ts';
import { messageErrors, searchTextOf } from './messages.rules.ts';

export const messageRecord = record(
  {
    kind: 'Message',
    table: 'messages',
    title: 'subject',
    owner: 'accountId',
    references: { senderId: { table: 'accounts', problem: 'is not an account' } },
  },
  {
    derive: ({ row }) => ({ searchText: searchTextOf(row) }),
    check: ({ row }) => messageErrors(row),
  },
);
