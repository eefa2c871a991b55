import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { requireCaller, type Context } from '../../services/context.ts';
import {
  confirmTotp,
  removeSecondFactors,
  renewRecoveryCodes,
  requireSecondFactor,
  resetSecondFactors,
  startTotp,
} from './second-factor-changes.ts';
import {
  startPasskeySignIn,
  startTotpAtSignIn,
  verifySecondFactor,
} from './second-factor-sign-in.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts';
import { listPasskeys } from './passkeys.store.ts';
import {
  secondFactorRoles,
  secondFactorsByAccountIds,
  secondFactorState,
} from './second-factors.store.ts';

async function stateOf(context: Context) {
  const { id } = requireCaller(context).account;
  const passkeys = await listPasskeys(context.db, id);
  return { ...(await secondFactorState(context.db, id)), passkeys };
}

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
    startPasskeySignIn: async (_source, { input }, context) => ({
      options: await startPasskeySignIn(context, input.token),
    }),
    startPasskey: async (_source, { input }, context) => ({
      options: await startPasskey(context, input.currentPassword),
    }),
    addPasskey: (_source, { input }, context) => addPasskey(context, input),
    removePasskey: async (_source, { input }, context) => ({
      passkey: await removePasskey(context, input),
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
  Account: {
    hasSecondFactor: async ({ id }, _args, { load }) =>
      (await load(secondFactorsByAccountIds, id)) ?? false,
  },
} satisfies Resolvers;
