import i18next from 'i18next';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { apollo, preloadQuery } from '../../core/apollo.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { linkTo, paths } from '../../core/paths.ts';
import { pageVariables } from '../../records/list/useListParams.ts';
import { BoardOfCardDocument, BoardsPageDocument } from './BoardsPage.generated.ts';

const sortFields = ['title'] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const card = searchParams.get('card');
  if (card) throw replace(await addressOfCard(card));
  if (searchParams.get('new') === 'card') throw replace(await addressOfFirstBoard());
  return preloadQuery(BoardsPageDocument, {
    variables: {
      ...pageVariables(searchParams, sortFields),
      filter: { text: searchParams.get('text') || null },
    },
    fetchPolicy: 'cache-and-network',
  });
}

/** Returns the address at which a card is begun on the first board, for pages that show no board. */
async function addressOfFirstBoard(): Promise<string> {
  const { data } = await apollo.query({
    query: BoardsPageDocument,
    variables: { first: 1, filter: {} },
    fetchPolicy: 'network-only',
  });
  const [board] = data?.boards.nodes ?? [];
  return board ? `${linkTo.board(board.id)}?new=card` : paths.boards;
}

/** Finds the card's board: a notification names the card alone, which may be on another board since. */
async function addressOfCard(id: string): Promise<string> {
  const { data } = await apollo.query({
    query: BoardOfCardDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const board = data?.card?.column?.board;
  if (board) return linkTo.card(board.id, id);
  notifyProblem(i18next.t('boards:noCard'));
  return paths.boards;
}
