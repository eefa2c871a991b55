import { type Answers, restChange } from '../../rest/rest-change.ts';
import type { RestInput } from '../../rest/rest-input.ts';
import { BOARD_ID, boardFields, olderBoard, withSizesRead } from './older-board.rest.ts';

/** Ids in the demo data: two columns of the board, a card of the first, a member, and someone else. */
const COLUMN_ID = 'abe00f36c3b0e2b1e657b6e8';
const OTHER_COLUMN_ID = '61c255eb4c5e1ff09aa2c491';
const CARD_ID = '9a5e1b0fc7ca58904e58a625';
const MEMBER_ID = '7863a6802ez0e277a0f98534';
const OTHER_MEMBER_ID = 'c51fa90d6e8243b7a7f0169d';

const memberOfBoard = ({ argument }: RestInput) => ({
  boardId: argument('boardId'),
  memberId: argument('memberId'),
});

const answers: Answers = ['board', boardFields, olderBoard];

export const boardChanges = [
  restChange({
    route: 'POST /api/scrum-board/add-member',
    mutation: 'addBoardMember',
    input: memberOfBoard,
    answers,
    example: { body: { boardId: BOARD_ID, memberId: OTHER_MEMBER_ID } },
  }),
  restChange({
    route: 'POST /api/scrum-board/delete-member',
    mutation: 'removeBoardMember',
    input: memberOfBoard,
    answers,
    example: { body: { boardId: BOARD_ID, memberId: MEMBER_ID } },
  }),
  restChange({
    route: 'POST /api/scrum-board/add-column',
    mutation: 'addColumn',
    input: ({ argument, text }) => ({ boardId: argument('boardId'), title: text('listTitle') }),
    answers,
    example: { body: { boardId: BOARD_ID, listTitle: 'Em revisão' } },
  }),
  restChange({
    route: 'POST /api/scrum-board/rename-column',
    mutation: 'renameColumn',
    input: ({ argument, text }) => ({
      boardId: argument('boardId'),
      id: argument('listId'),
      title: text('listTitle'),
    }),
    answers,
    example: { body: { boardId: BOARD_ID, listId: COLUMN_ID, listTitle: 'A fazer já' } },
  }),
  restChange({
    route: 'POST /api/scrum-board/delete-column',
    mutation: 'deleteColumn',
    input: ({ argument }) => ({ boardId: argument('boardId'), id: argument('listId') }),
    answers,
    example: { body: { boardId: BOARD_ID, listId: COLUMN_ID } },
  }),
  restChange({
    route: 'POST /api/scrum-board/reorder-list',
    mutation: 'moveColumn',
    input: ({ record }) => record('move'),
    answers,
    example: { body: { boardId: BOARD_ID, startIndex: 0, endIndex: 2 } },
  }),
  restChange({
    route: 'POST /api/scrum-board/add-card',
    mutation: 'addCard',
    input: ({ argument, text }) => ({
      boardId: argument('boardId'),
      columnId: argument('listId'),
      title: text('cardTitle'),
    }),
    answers,
    example: { body: { boardId: BOARD_ID, listId: COLUMN_ID, cardTitle: 'Trocar a vitrine' } },
  }),
  restChange({
    route: 'POST /api/scrum-board/update-card',
    mutation: 'updateCard',
    input: ({ argument, record }) => ({
      ...withSizesRead(record('card') as { id: string }),
      boardId: argument('boardId'),
      columnId: argument('listId'),
    }),
    answers,
    example: {
      body: {
        boardId: BOARD_ID,
        listId: COLUMN_ID,
        card: { id: CARD_ID, description: 'Medir antes.' },
      },
    },
  }),
  restChange({
    route: 'POST /api/scrum-board/reorder-card',
    mutation: 'reorderCard',
    input: ({ argument, record }) => ({
      ...(record('move') as { boardId: string; startIndex: number; endIndex: number }),
      columnId: argument('listId'),
    }),
    answers,
    example: { body: { boardId: BOARD_ID, listId: COLUMN_ID, startIndex: 0, endIndex: 2 } },
  }),
  restChange({
    route: 'POST /api/scrum-board/move-card',
    mutation: 'moveCardAt',
    input: ({ argument, record }) => ({
      boardId: argument('boardId'),
      source: { ...(record('source') as { index: number }), columnId: argument('sourcelistId') },
      destination: {
        ...(record('destination') as { index: number }),
        columnId: argument('destinationlistId'),
      },
    }),
    answers,
    example: {
      body: {
        boardId: BOARD_ID,
        sourcelistId: COLUMN_ID,
        destinationlistId: OTHER_COLUMN_ID,
        source: { index: 0 },
        destination: { index: 1 },
      },
    },
  }),
];
