import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { changesAfter } from '../../records/feed/following.ts';
import { rowLoaderOf } from '../../records/read/row-loader.ts';

const MOST = 1_000;

export const changesResolvers: Resolvers = {
  Query: {
    changes(_source, { after, kinds, first }, context) {
      if (first < 1 || first > MOST) {
        throw invalid({ first: problem('not_between', { least: 1, most: MOST }) });
      }
      return changesAfter(context, { after, kinds, first });
    },
  },
  RecordChange: {
    id: ({ recordId }) => recordId,
    async by({ accountId }, _args, { load }) {
      const account = accountId && (await load(rowLoaderOf('accounts'), accountId));
      return account ? { id: accountId, name: String(account.name) } : null;
    },
  },
};
