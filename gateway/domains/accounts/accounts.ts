import { makeAccounts } from '../../../seed/accounts.ts';
import { removing } from '../../database/removing.ts';
import type { Domain } from '../../services/domain.ts';
import { guardAccounts } from './accounts-reactions.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRest } from './accounts.rest.ts';
import { accountRecord } from './accounts.record.ts';

const ENDED_DAYS = 30;

export const accounts: Domain = {
  name: 'accounts',
  resolvers: accountsResolvers,
  rest: accountsRest,
  seed: makeAccounts,
  records: [accountRecord],
  retentions: [
    removing({ table: 'sessions', key: 'id', endedAt: 'revokedAt' }),
    removing({ table: 'apiKeys', key: 'id', endedAt: 'revokedAt' }),
    removing({ table: 'passwordResets', key: 'tokenHash', endedAt: 'usedAt' }),
    removing({ table: 'identityProofs', key: 'tokenHash', endedAt: 'usedAt' }),
    removing({ table: 'pendingSignIns', key: 'tokenHash' }),
    removing({ table: 'invitations', key: 'id', endedAt: 'endedAt' }),
  ].map((removeSome) => ({ days: () => ENDED_DAYS, removeSome })),
  react: guardAccounts,
};
