import { useApolloClient } from '@apollo/client/react';
import { useDroppable } from '@dnd-kit/core';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../ui/useAttempt.ts';
import type { DealStage } from '../../generated/schema.ts';
import { CARDS_A_PAGE, sortOf, withMore } from './dealBoard.ts';
import { DealCard } from './DealCard.tsx';
import styles from './DealColumn.module.css';
import { type DealColumn_DealsFragment, MoreDealsDocument } from './DealColumn.generated.ts';
import { DealColumnHeader } from './DealColumnHeader.tsx';
import type { DealColumnHeader_FiguresFragment } from './DealColumnHeader.generated.ts';
import { DealsBoardDocument, type DealsBoardQueryVariables } from './DealsBoard.generated.ts';
import type { DealMoving } from './useDealMove.ts';

interface Props {
  stage: DealStage;
  deals: DealColumn_DealsFragment;
  figures: DealColumnHeader_FiguresFragment | undefined;
  variables: DealsBoardQueryVariables;
  onMove: DealMoving['start'];
}

export function DealColumn({ stage, deals, figures, variables, onMove }: Props) {
  const { t } = useTranslation(['deals', 'records']);
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const { isLoading, showMore } = useMoreDeals(stage, deals, variables);
  return (
    <section
      ref={setNodeRef}
      className={styles.column}
      aria-label={t(`records:choicesOf.Deal.stage.${stage}`)}
      data-over={isOver || undefined}
    >
      {figures ? <DealColumnHeader figures={figures} /> : null}
      <ul className={styles.cards}>
        {deals.nodes.map((deal) => (
          <DealCard key={deal.id} deal={deal} onMove={onMove} />
        ))}
        {deals.nodes.length === 0 ? (
          <Text component="li" size="sm" c="dimmed" ta="center" py="md">
            {t('noneHere')}
          </Text>
        ) : null}
      </ul>
      {deals.pageInfo.hasNextPage ? (
        <Button
          className={styles.more}
          variant="default"
          size="xs"
          loading={isLoading}
          onClick={() => void showMore()}
        >
          {t('showMore', { shown: deals.nodes.length, total: deals.totalCount })}
        </Button>
      ) : null}
    </section>
  );
}

function useMoreDeals(
  stage: DealStage,
  { pageInfo }: DealColumn_DealsFragment,
  variables: DealsBoardQueryVariables,
) {
  const client = useApolloClient();
  const attempt = useAttempt();
  const [isLoading, setIsLoading] = useState(false);
  async function showMore() {
    setIsLoading(true);
    const asked = client.query({
      query: MoreDealsDocument,
      variables: {
        filter: variables[stage] ?? {},
        sort: sortOf(stage),
        first: CARDS_A_PAGE,
        after: pageInfo.endCursor,
      },
      fetchPolicy: 'no-cache',
    });
    const more = (await attempt(asked))?.data?.deals;
    setIsLoading(false);
    if (!more) return;
    client.cache.updateQuery({ query: DealsBoardDocument, variables }, (board) =>
      board ? { ...board, [stage]: withMore(board[stage], more) } : undefined,
    );
  }
  return { isLoading, showMore };
}
