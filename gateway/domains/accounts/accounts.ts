import { makeAccounts } from '../../../seed/accounts.ts';
import type { Domain } from '../../services/domain.ts';
import { guardAccounts } from './accounts-reactions.ts';
import { accountRecord } from './accounts.record.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRest } from './accounts.rest.ts';
import { removingEnded } from './removing-ended.ts';

export const accounts: Domain = {
  name: 'accounts',
  resolvers: accountsResolvers,
  rest: accountsRest,
  seed: makeAccounts,
  records: [accountRecord],
  retentions: [
    removingEnded({ table: 'sessions', key: 'id', endedAt: 'revokedAt' }),
    removingEnded({ table: 'pendingSignIns', key: 'tokenHash' }),
  ],
  react: guardAccounts,
};
