import { makeAccounts } from '../../../seed/accounts.ts';
import type { Domain } from '../../domain.ts';
import { guardAccounts } from './accounts-reactions.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRest } from './accounts.rest.ts';
import { accountRecord } from './accounts.record.ts';

export const accounts: Domain = {
  name: 'accounts',
  resolvers: accountsResolvers,
  rest: accountsRest,
  seed: makeAccounts,
  records: [accountRecord],
  react: guardAccounts,
};
