import { makeAccounts } from '../../../seed/accounts.ts';
import type { Domain } from '../../domain.ts';
import { guardAccounts } from './accounts-reactions.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRest } from './accounts.rest.ts';
import { accountRecord } from './accounts.record.ts';
import { removeEndedResets, removeEndedSessions } from './ended.store.ts';

const ENDED_DAYS = 30;

export const accounts: Domain = {
  name: 'accounts',
  resolvers: accountsResolvers,
  rest: accountsRest,
  seed: makeAccounts,
  records: [accountRecord],
  retentions: [removeEndedSessions, removeEndedResets].map((removeSome) => ({
    days: () => ENDED_DAYS,
    removeSome,
  })),
  react: guardAccounts,
};
