import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { olderBoard } from './older-board.ts';

/** In the demo data: a board and its column. */
const BOARD_ID = '2a1e578a9dab96f3f48f4769';
const COLUMN_ID = 'abe00f36c3b0e2b1e657b6e8';

export const columnsRest = [
  restRoute({
    route: 'POST /api/scrum-board/add-column',
    operation: graphql(`
      mutation RestAddColumn($input: AddColumnInput!) {
        addColumn(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument, text }) => ({
      input: { boardId: argument('boardId'), title: text('listTitle') },
    }),
    answer: ({ addColumn }) => olderBoard(addColumn.board),
    example: {
      url: '/api/scrum-board/add-column',
      body: { boardId: BOARD_ID, listTitle: 'Em revisão' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/scrum-board/rename-column',
    operation: graphql(`
      mutation RestRenameColumn($input: RenameColumnInput!) {
        renameColumn(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument, text }) => ({
      input: { boardId: argument('boardId'), id: argument('listId'), title: text('listTitle') },
    }),
    answer: ({ renameColumn }) => olderBoard(renameColumn.board),
    example: {
      url: '/api/scrum-board/rename-column',
      body: { boardId: BOARD_ID, listId: COLUMN_ID, listTitle: 'A fazer já' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/scrum-board/delete-column',
    operation: graphql(`
      mutation RestDeleteColumn($input: DeleteColumnInput!) {
        deleteColumn(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument }) => ({
      input: { boardId: argument('boardId'), id: argument('listId') },
    }),
    answer: ({ deleteColumn }) => olderBoard(deleteColumn.board),
    example: {
      url: '/api/scrum-board/delete-column',
      body: { boardId: BOARD_ID, listId: COLUMN_ID },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/scrum-board/reorder-list',
    operation: graphql(`
      mutation RestMoveColumn($input: MoveColumnInput!) {
        moveColumn(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('move') }),
    answer: ({ moveColumn }) => olderBoard(moveColumn.board),
    example: {
      url: '/api/scrum-board/reorder-list',
      body: { boardId: BOARD_ID, startIndex: 0, endIndex: 2 },
      status: 200,
    },
  }),
];
