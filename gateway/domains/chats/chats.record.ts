import { signedInAccess } from '../../records/access.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import { defineRecord } from '../../records/declare/record.ts';

export const chatContactRecord = declaredRecord<'chatContacts'>('ChatContact', {
  blocksDelete: [{ table: 'chatMembers', key: 'contactId' }],
});

/**
 * The record of a room leaves out its messages, which are records of their own: a copy of all at each message would
 * grow too large.
 */
export const chatRecord = defineRecord<'chats', 'chatMembers'>({
  kind: 'Chat',
  table: 'chats',
  title: 'id',
  owner: 'accountId',
  access: signedInAccess,
  parts: [{ table: 'chatMembers', key: 'chatId' }],
  blocksDelete: [{ table: 'chatMessages', key: 'chatId' }],
});

export const chatMessageRecord = declaredRecord<'chatMessages'>('ChatMessage', {
  noun: 'message',
  owner: 'accountId',
});
