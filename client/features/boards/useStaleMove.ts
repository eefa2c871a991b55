import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../core/notify.tsx';
import { refusalOf } from '../../core/refusal.ts';
import { useLastAuthor } from '../../records/history/useLastAuthor.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { BoardPageDocument } from './BoardPage.generated.ts';

interface Moved {
  id: string;
  title: string;
  list: string;
}

/** Handles the refusal of a move on a stale board: says what happened, and refetches. */
export function useStaleMove(boardId: string) {
  const { t } = useTranslation('boards');
  const client = useApolloClient();
  const lastAuthor = useLastAuthor();
  const showProblem = useShowProblem();

  const asItIs = async () => {
    const asked = { query: BoardPageDocument, variables: { id: boardId } };
    return (await client.query({ ...asked, fetchPolicy: 'network-only' })).data?.board;
  };

  async function tell({ id, title, list }: Moved, code: string | undefined) {
    const [board, by] = await Promise.all([asItIs(), lastAuthor(id)]);
    const column = board?.columns.find(({ cards }) => cards.some((card) => card.id === id));
    if (!column) notifyProblem(t('stale.gone', { by, name: title }));
    else if (code === 'CONFLICT') {
      notifyProblem(t('stale.moved', { by, name: title, list: column.title }));
    } else notifyProblem(t('stale.noColumn', { list }));
  }

  return {
    /** Says whether someone else moved or deleted the card, or deleted its column. */
    async explainCard(moved: Moved, error: unknown) {
      const code = refusalOf(error)?.code;
      const isStale = code === 'CONFLICT' || code === 'NOT_FOUND';
      await (isStale ? tell(moved, code) : explain(error)).catch(showProblem);
    },
    explain,
  };

  async function explain(error: unknown) {
    const refusal = refusalOf(error);
    if (refusal?.code === 'CONFLICT') notifyProblem(t('stale.board'));
    else showProblem(error);
    if (refusal) await asItIs().catch(showProblem);
  }
}
