import Bowser from 'bowser';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { requireCaller } from '../../services/context.ts';
import { endSessions, signOut } from './sessions.ts';
import { listSessions } from './sessions.store.ts';

export const sessionsResolvers = {
  Query: {
    sessions: (_source, _args, context) =>
      listSessions(context.db, requireCaller(context).account.id, new Date().toISOString()),
  },
  Mutation: {
    logout: async (_source, { input }, context) => ({
      endedSessions: await signOut(context, input.everywhere ?? false),
    }),
    endSessions: async (_source, { input }, context) => ({
      endedSessions: await endSessions(context, input.sessionId),
    }),
  },
  Session: {
    browser: ({ userAgent }) =>
      userAgent && (Bowser.parse(userAgent).browser.name || firstWord(userAgent)),
    system: ({ userAgent }) => (userAgent && Bowser.parse(userAgent).os.name) || null,
    seenAt: ({ seenAt, createdAt }) => seenAt ?? createdAt,
    isCurrent: ({ id }, _args, context) => id === requireCaller(context).sessionId,
  },
} satisfies Resolvers;

/** Returns the name of a program that is no browser: `curl` from `curl/8.5.0`. */
const firstWord = (userAgent: string) => /^[^\s/]{1,60}/.exec(userAgent)?.[0] ?? null;
