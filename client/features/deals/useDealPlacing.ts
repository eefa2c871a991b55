import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAttempt } from '../../ui/useAttempt.ts';
import { withDealInItsStage, withoutDealOf } from './dealBoard.ts';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { DealAsItIsDocument, DealFiguresDocument } from './dealChanges.generated.ts';
import {
  DealsBoardDocument,
  type DealsBoardQuery,
  type DealsBoardQueryVariables,
} from './DealsBoard.generated.ts';

const fetchPolicy = 'network-only';

export function useDealPlacing(board?: DealsBoardQueryVariables) {
  const client = useApolloClient();
  const attempt = useAttempt();

  function onBoard(
    cache: ApolloCache,
    change: (shown: DealsBoardQuery, variables: DealsBoardQueryVariables) => DealsBoardQuery,
  ) {
    if (!board) return;
    cache.updateQuery({ query: DealsBoardDocument, variables: board }, (shown) =>
      shown ? change(shown, board) : undefined,
    );
  }

  const inItsStage = (deal: DealCard_DealFragment, cache = client.cache) =>
    onBoard(cache, (shown, variables) => withDealInItsStage(shown, variables, deal));

  async function readAnew(id: string) {
    const asked = { query: DealAsItIsDocument, variables: { id }, fetchPolicy } as const;
    const deal = (await client.query(asked)).data?.deal;
    if (deal) inItsStage(deal);
    else onBoard(client.cache, (shown) => withoutDealOf(shown, id));
    if (!board) return;
    const variables = { filter: board.all ?? null };
    await client.query({ query: DealFiguresDocument, variables, fetchPolicy });
  }

  return {
    inItsStage,
    /** Refetches the deal and the board's totals, since the gateway alone applies filters. */
    asItIs: (id: string) => attempt(readAnew(id)),
  };
}
