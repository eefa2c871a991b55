import { record } from '../../records/record.ts';
import { chatMessageErrors } from './chats.rules.ts';

export const chatContactRecord = record({
  kind: 'ChatContact',
  table: 'chatContacts',
  title: 'name',
  holds: [{ table: 'chatMembers', key: 'contactId' }],
});

/** Without its messages, which are records of their own: a copy of all at each message would grow too large. */
export const chatRecord = record<'chats', 'chatMembers'>({
  kind: 'Chat',
  table: 'chats',
  title: 'id',
  owner: 'accountId',
  parts: [{ table: 'chatMembers', key: 'chatId' }],
  holds: [{ table: 'chatMessages', key: 'chatId' }],
});

export const chatMessageRecord = record(
  {
    kind: 'ChatMessage',
    noun: 'message',
    table: 'chatMessages',
    title: 'text',
    owner: 'accountId',
  },
  { check: ({ row }) => chatMessageErrors(row) },
);
