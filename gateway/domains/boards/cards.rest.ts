import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { olderBoard, withSizesRead } from './older-board.ts';

/** In the demo data: a board, two of its columns, and a card of the first. */
const BOARD_ID = '2a1e578a9dab96f3f48f4769';
const COLUMN_ID = 'abe00f36c3b0e2b1e657b6e8';
const OTHER_COLUMN_ID = '61c255eb4c5e1ff09aa2c491';
const CARD_ID = '9a5e1b0fc7ca58904e58a625';

export const cardsRest = [
  restRoute({
    route: 'POST /api/scrum-board/add-card',
    operation: graphql(`
      mutation RestAddCard($input: AddCardInput!) {
        addCard(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument, text }) => ({
      input: {
        boardId: argument('boardId'),
        columnId: argument('listId'),
        title: text('cardTitle'),
      },
    }),
    answer: ({ addCard }) => olderBoard(addCard.board),
    example: {
      url: '/api/scrum-board/add-card',
      body: { boardId: BOARD_ID, listId: COLUMN_ID, cardTitle: 'Trocar a vitrine' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/scrum-board/update-card',
    operation: graphql(`
      mutation RestUpdateCard($input: UpdateCardInput!) {
        updateCard(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument, record }) => ({
      input: {
        ...withSizesRead(record('card') as { id: string }),
        boardId: argument('boardId'),
        columnId: argument('listId'),
      },
    }),
    answer: ({ updateCard }) => olderBoard(updateCard.board),
    example: {
      url: '/api/scrum-board/update-card',
      body: {
        boardId: BOARD_ID,
        listId: COLUMN_ID,
        card: { id: CARD_ID, description: 'Medir antes.' },
      },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/scrum-board/reorder-card',
    operation: graphql(`
      mutation RestReorderCard($input: ReorderCardInput!) {
        reorderCard(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument, record }) => ({
      input: {
        ...(record('move') as { boardId: string; startIndex: number; endIndex: number }),
        columnId: argument('listId'),
      },
    }),
    answer: ({ reorderCard }) => olderBoard(reorderCard.board),
    example: {
      url: '/api/scrum-board/reorder-card',
      body: { boardId: BOARD_ID, listId: COLUMN_ID, startIndex: 0, endIndex: 2 },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/scrum-board/move-card',
    operation: graphql(`
      mutation RestMoveCard($input: MoveCardAtInput!) {
        moveCardAt(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument, record }) => ({
      input: {
        boardId: argument('boardId'),
        source: { ...(record('source') as { index: number }), columnId: argument('sourcelistId') },
        destination: {
          ...(record('destination') as { index: number }),
          columnId: argument('destinationlistId'),
        },
      },
    }),
    answer: ({ moveCardAt }) => olderBoard(moveCardAt.board),
    example: {
      url: '/api/scrum-board/move-card',
      body: {
        boardId: BOARD_ID,
        sourcelistId: COLUMN_ID,
        destinationlistId: OTHER_COLUMN_ID,
        source: { index: 0 },
        destination: { index: 1 },
      },
      status: 200,
    },
  }),
];
