import { callerOf, type Context } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeView, chooseDefault, makeView, removeView } from './view-changes.ts';
import { defaultViewIdsByAccountIds, listViews } from './views.store.ts';

const viewsOf = (context: Context, list: string) =>
  listViews(context.db, { accountId: callerOf(context).account.id, list });

export const viewsResolvers: Resolvers = {
  Query: {
    views: (_source, { list }, context) => viewsOf(context, list),
  },
  Mutation: {
    createView: async (_source, { input }, context) => ({ view: await makeView(context, input) }),
    updateView: async (_source, { input }, context) => ({ view: await changeView(context, input) }),
    deleteView: async (_source, { input }, context) => ({
      id: input.id,
      activityId: await removeView(context, input.id),
    }),
    async setDefaultView(_source, { input }, context) {
      await chooseDefault(context, input);
      return { views: await viewsOf(context, input.list) };
    },
  },
  View: {
    isShared: ({ isShared }) => isShared === 1,
    isOwn: ({ accountId }, _args, context) => accountId === callerOf(context).account.id,
    async isDefault({ id }, _args, context) {
      const accountId = callerOf(context).account.id;
      return (await context.load(defaultViewIdsByAccountIds, accountId))?.has(id) ?? false;
    },
  },
};
