import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import {
  acceptInvitation,
  invite,
  offeredBy,
  resendInvitation,
  revokeInvitation,
} from './inviting.ts';
import { listInvitations } from './invitations.store.ts';
import { hashOf } from '../accounts/secret-tokens.ts';

export const invitationsResolvers = {
  Query: {
    invitations: (_source, _args, { db }) => listInvitations(db),
    invitation: async (_source, { token }, context) =>
      (await offeredBy(context, { tokenHash: hashOf(token) })) ?? null,
  },
  Mutation: {
    inviteAccount: async (_source, { input }, context) => ({
      invitation: await invite(context, input),
    }),
    resendInvitation: async (_source, { input }, context) => ({
      invitation: await resendInvitation(context, input.id),
    }),
    revokeInvitation: async (_source, { input }, context) => ({
      invitation: await revokeInvitation(context, input.id),
    }),
    acceptInvitation: (_source, { input }, context) => acceptInvitation(context, input),
  },
  Invitation: {
    invitedBy: ({ invitedBy }) => invitedBy,
    isExpired: ({ expiresAt }) => expiresAt <= new Date().toISOString(),
  },
} satisfies Resolvers;
