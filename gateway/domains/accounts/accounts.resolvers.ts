import { requireCaller } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { administrationResolvers } from './administration.resolvers.ts';
import { ownAccountResolvers } from './own-account.resolvers.ts';
import { sessionsResolvers } from './sessions.resolvers.ts';

export const accountsResolvers: Resolvers = {
  Query: {
    ...sessionsResolvers.Query,
    ...administrationResolvers.Query,
    me: (_source, _args, context) => requireCaller(context).account,
  },
  Mutation: {
    ...sessionsResolvers.Mutation,
    ...ownAccountResolvers.Mutation,
    ...administrationResolvers.Mutation,
  },
  Session: sessionsResolvers.Session,
  Account: administrationResolvers.Account,
};
