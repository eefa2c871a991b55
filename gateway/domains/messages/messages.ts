import { makeMessages } from '../../../seed/messages.ts';
import type { Domain } from '../../domain.ts';
import { messagesExport } from './messages-csv.rest.ts';
import { messagesResolvers } from './messages.resolvers.ts';
import { messagesRest } from './messages.rest.ts';
import { messageRecord } from './messages.record.ts';

export const messages: Domain = {
  name: 'messages',
  resolvers: messagesResolvers,
  rest: messagesRest,
  exports: [messagesExport],
  seed: makeMessages,
  records: [messageRecord],
};
