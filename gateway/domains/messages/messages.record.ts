import { declaredRecord } from '../../records/declare/declared-record.ts';
import { unknownRecord } from '../../records/declare/unknown-record.ts';
import { allGroups } from '../../records/read/filter-groups.ts';
import { searchTextOf, senderErrors } from './messages.rules.ts';

export const messageRecord = declaredRecord<'messages'>('Message', {
  references: {
    senderId: { table: 'accounts', problem: unknownRecord('Account') },
    recipientId: { table: 'accounts', problem: unknownRecord('Account') },
  },
  rules: {
    derive: ({ row }) => ({ searchText: searchTextOf(row) }),
    validate: ({ row }) => senderErrors(row),
  },
  operations: {
    scopeConditions: (filter, { eb }) =>
      allGroups(filter).some(({ folder, ids }) => folder || ids)
        ? []
        : [eb('folder', '=', 'inbox')],
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
