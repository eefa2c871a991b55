import { declaredRecord } from '../../records/declared-record.ts';
import { searchTextOf, senderErrors } from './messages.rules.ts';

export const messageRecord = declaredRecord<'messages'>('Message', {
  references: { senderId: { table: 'accounts', problem: 'is not an account' } },
  rules: {
    derive: ({ row }) => ({ searchText: searchTextOf(row) }),
    check: ({ row }) => senderErrors(row),
  },
});
