import { problem } from '../../errors/problem.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import { searchTextOf, senderErrors } from './messages.rules.ts';

export const messageRecord = declaredRecord<'messages'>('Message', {
  references: {
    senderId: { table: 'accounts', problem: problem('not_an_account') },
    recipientId: { table: 'accounts', problem: problem('not_an_account') },
  },
  rules: {
    derive: ({ row }) => ({ searchText: searchTextOf(row) }),
    validate: ({ row }) => senderErrors(row),
  },
  operations: {
    applyCustomFilters: (query, { folder, ids }) =>
      folder || ids ? query : query.where('folder', '=', 'inbox'),
  },
});

declare module '../../records/generated/rows.ts' {
  interface MessageRow {
    /** The sender's account; null for a sender without an account, or with a deleted one. */
    senderId: string | null;
    senderName: string;
    senderPhoto: string | null;
    recipientId: string | null;
    recipientName: string;
  }
}
