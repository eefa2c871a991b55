import { requireCaller, type Context } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { keepLook, looksOf } from './list-looks.ts';
import { changeView, chooseDefault, makeView, removeView } from './view-changes.ts';
import { defaultsByAccountIds, listViews } from './views.store.ts';

const viewsOf = (context: Context, list: string) =>
  listViews(context.db, { accountId: requireCaller(context).account.id, list });

export const viewsResolvers: Resolvers = {
  Query: {
    views: (_source, { list }, context) => viewsOf(context, list),
    listLooks: (_source, _args, context) => looksOf(context),
  },
  Mutation: {
    createView: async (_source, { input }, context) => ({ view: await makeView(context, input) }),
    updateView: async (_source, { input }, context) => ({ view: await changeView(context, input) }),
    deleteView: (_source, { input }, context) => removeView(context, input.id),
    async setDefaultView(_source, { input }, context) {
      await chooseDefault(context, input);
      return { views: await viewsOf(context, input.list) };
    },
    setListLook: async (_source, { input }, context) => ({
      listLook: await keepLook(context, input),
    }),
  },
  View: {
    isOwn: ({ accountId }, _args, context) => accountId === requireCaller(context).account.id,
    async isDefault({ id }, _args, context) {
      const defaults = await context.load(defaultsByAccountIds, requireCaller(context).account.id);
      return defaults?.some(({ viewId }) => viewId === id) ?? false;
    },
  },
};
