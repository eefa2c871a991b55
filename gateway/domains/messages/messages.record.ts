import { declaredRecord } from '../../records/declare/declared-record.ts';
import { unknownRecord } from '../../records/declare/unknown-record.ts';
import { allGroups } from '../../records/read/filter-groups.ts';
import { declarationOf } from '../../records/declarations.ts';
import { searchTextOf } from '../../records/write/derived-columns.ts';
import { searchForms, senderErrors } from './messages.rules.ts';

const declaration = declarationOf('Message');

export const textOfMessage = (row: Parameters<typeof searchForms>[0] & { subject: string }) =>
  searchTextOf(declaration, row, searchForms(row));

export const messageRecord = declaredRecord<'messages'>('Message', {
  references: {
    senderId: { table: 'accounts', problem: unknownRecord('Account') },
    recipientId: { table: 'accounts', problem: unknownRecord('Account') },
  },
  rules: {
    derive: ({ row }) => ({ searchText: textOfMessage(row) }),
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
