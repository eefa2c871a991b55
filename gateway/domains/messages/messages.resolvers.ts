import { callerOf } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeMessage, makeMessage, removeMessage } from './message-changes.ts';
import { markMessages, removeMessages } from './message-bulk-changes.ts';
import { MOST_ACCOUNTS, recipientsNamed } from './messages.rules.ts';
import { countUnread, findMessage, listMessages, listRecipients } from './messages.store.ts';

export const messagesResolvers: Resolvers = {
  Query: {
    async message(_source, { id }, context) {
      const { account } = callerOf(context);
      return (await findMessage(context.db, { id, accountId: account.id })) ?? null;
    },
    messages(_source, { filter, sort, ...page }, context) {
      const { field = 'date', direction = 'descending' } = sort ?? {};
      const own = { ...filter, accountId: callerOf(context).account.id };
      return listMessages(context.db, own, { column: field, direction }, page);
    },
    unreadMessages: (_source, _args, context) =>
      countUnread(context.db, callerOf(context).account.id),
    recipients: async (_source, { text }, { db }) =>
      recipientsNamed(await listRecipients(db, MOST_ACCOUNTS), text),
  },
  Mutation: {
    createMessage: async (_source, { input }, context) => ({
      message: await makeMessage(context, input),
    }),
    updateMessage: async (_source, { input }, context) => ({
      message: await changeMessage(context, input),
    }),
    deleteMessage: async (_source, { input }, context) => ({
      id: await removeMessage(context, input.id),
    }),
    deleteMessages: (_source, { input }, context) => removeMessages(context, input),
    markMessages: (_source, { input }, context) => markMessages(context, input),
  },
  Message: {
    sender: ({ senderId, senderName, senderPhoto }) => ({
      accountId: senderId,
      name: senderName,
      photo: senderPhoto,
    }),
    selected: ({ selected }) => selected === 1,
    isRead: ({ isRead }) => isRead === 1,
  },
};
