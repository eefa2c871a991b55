import { requireCaller } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeMessage, makeMessage, markMessages, removeMessages } from './message-changes.ts';
import { listEnabledAccounts } from '../../database/owners.ts';
import { accountsNamed } from '../../formats/accounts-named.rules.ts';
import { previewOf } from './messages.rules.ts';
import { countUnread } from './messages.store.ts';

export const messagesResolvers: Resolvers = {
  Query: {
    unreadMessages: (_source, _args, context) =>
      countUnread(context.db, requireCaller(context).account.id),
    recipients: async (_source, { text }, { db }) =>
      accountsNamed(await listEnabledAccounts(db), text),
  },
  Mutation: {
    createMessage: (_source, { input }, context) => makeMessage(context, input),
    updateMessage: (_source, { input }, context) => changeMessage(context, input),
    deleteMessages: (_source, { input }, context) => removeMessages(context, input),
    markMessages: (_source, { input }, context) => markMessages(context, input),
  },
  Message: {
    sender: ({ senderId, senderName, senderPhoto }) => ({
      accountId: senderId,
      name: senderName,
      photo: senderPhoto,
    }),
    recipient: ({ recipientId, recipientName }) => ({
      accountId: recipientId,
      name: recipientName,
    }),
    preview: ({ message }) => previewOf(message),
  },
};
