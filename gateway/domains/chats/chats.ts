import { makeChats } from '../../../seed/chats.ts';
import type { Domain } from '../../services/domain.ts';
import { chatsResolvers } from './chats.resolvers.ts';
import { chatsRest } from './chats.rest.ts';
import { chatContactRecord, chatRecord, chatMessageRecord } from './chats.record.ts';

export const chats: Domain = {
  name: 'chats',
  resolvers: chatsResolvers,
  rest: chatsRest,
  seed: makeChats,
  records: [chatContactRecord, chatRecord, chatMessageRecord],
};
