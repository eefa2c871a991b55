import { gone, invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Committed } from '../../live/follower.ts';
import { pushed } from '../../live/pushed.ts';
import type { RecordChangeRow } from '../../records/feed/feed.table.ts';
import { changesAfter, mayFollow, refuseUnknownKinds } from '../../records/feed/following.ts';
import { rowLoaderOf } from '../../records/read/row-loader.ts';
import type { Context } from '../../services/context.ts';

const MOST = 1_000;
/** The most changes that wait for a slow reader, who then has to ask for them. */
const MOST_WAITING = 5_000;

export const changesResolvers: Resolvers = {
  Query: {
    changes(_source, { after, kinds, first }, context) {
      if (first < 1 || first > MOST) {
        throw invalid({ first: problem('not_between', { least: 1, most: MOST }) });
      }
      return changesAfter(context, { after, kinds, first });
    },
  },
  Subscription: {
    changes: {
      subscribe(_source, { kinds, ids }, context) {
        refuseUnknownKinds(context, kinds);
        return followed(
          context,
          (change) =>
            (!kinds || kinds.includes(change.kind)) &&
            (!ids || ids.includes(change.recordId)) &&
            mayFollow(context, change),
        );
      },
      resolve: ({ changes, cursor }: Committed) => ({
        nodes: [...changes],
        cursor,
        hasMore: false,
      }),
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

/** Gives the present cursor, then what is committed of the wanted changes; what waits is given together. */
const followed = ({ follower }: Context, isWanted: (change: RecordChangeRow) => boolean) =>
  pushed<Committed>(
    async (push) => {
      const { cursor, end } = await follower.follow((committed) => {
        const changes = committed.changes.filter(isWanted);
        if (changes.length > 0) push({ changes, cursor: committed.cursor });
      });
      push({ changes: [], cursor });
      return end;
    },
    (waiting, next) => {
      const changes = [...waiting.changes, ...next.changes];
      if (changes.length > MOST_WAITING) throw gone();
      return { changes, cursor: next.cursor };
    },
  );
