import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { callerOf, type Context } from '../../services/context.ts';
import {
  confirmTotp,
  removeSecondFactors,
  renewRecoveryCodes,
  requireSecondFactor,
  resetSecondFactors,
  startTotp,
} from './second-factors.ts';
import { startTotpAtSignIn, verifySecondFactor } from './second-factor-sign-in.ts';
import { secondFactorRoles, secondFactorState } from './second-factors.store.ts';

const stateOf = (context: Context) => secondFactorState(context.db, callerOf(context).account.id);

export const secondFactorsResolvers = {
  Query: {
    secondFactors: (_source, _args, context) => stateOf(context),
    secondFactorRoles: (_source, _args, { db }) => secondFactorRoles(db),
  },
  Mutation: {
    verifySecondFactor: (_source, { input }, context) => verifySecondFactor(context, input),
    startTotpAtSignIn: async (_source, { input }, context) => ({
      setup: await startTotpAtSignIn(context, input.token),
    }),
    startTotp: async (_source, { input }, context) => ({
      setup: await startTotp(context, input.currentPassword),
    }),
    async confirmTotp(_source, { input }, context) {
      const recoveryCodes = await confirmTotp(context, input.code);
      return { recoveryCodes, secondFactors: await stateOf(context) };
    },
    async renewRecoveryCodes(_source, { input }, context) {
      const recoveryCodes = await renewRecoveryCodes(context, input.currentPassword);
      return { recoveryCodes, secondFactors: await stateOf(context) };
    },
    async removeSecondFactors(_source, { input }, context) {
      await removeSecondFactors(context, input.currentPassword);
      return { secondFactors: await stateOf(context) };
    },
    resetSecondFactors: async (_source, { input }, context) => ({
      account: await resetSecondFactors(context, input.id),
    }),
    requireSecondFactor: async (_source, { input }, context) => ({
      roles: await requireSecondFactor(context, input.roles),
    }),
  },
} satisfies Resolvers;
