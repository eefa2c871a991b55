import { graphql } from '../../rest/generated/gql.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restList, restOne } from '../../rest/rest-reading.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { boardChanges } from './board-changes.rest.ts';
import { BOARD_ID, boardFields, olderBoard } from './older-board.rest.ts';

const allBoards = restList({
  route: 'GET /api/scrum-board/all-board',
  list: 'boards',
  which: 'sort: { field: createdNumber, direction: ascending }',
  fields: 'id title',
});

export const boardsRest = [
  allBoards,
  restRoute({
    route: 'GET /api/scrum-board/all-member',
    operation: graphql(`
      query RestBoardMembers {
        boardMembers(inOrderMade: true) {
          id
          name
          avatar
        }
      }
    `),
    answer: ({ boardMembers }) => boardMembers,
  }),
  restRoute({
    route: 'GET /api/scrum-board/all-label',
    operation: graphql(`
      query RestBoardLabels {
        boardLabels {
          id: createdNumber
          title
          color
        }
      }
    `),
    answer: ({ boardLabels }) => boardLabels,
  }),
  restOne({
    route: 'GET /api/scrum-board',
    one: 'board',
    fields: boardFields,
    write: olderBoard,
    example: { url: `/api/scrum-board?id=${BOARD_ID}` },
  }),
  restChange({
    route: 'POST /api/scrum-board/add-board',
    mutation: 'createBoard',
    input: ({ bareText }) => ({ title: bareText('title') }),
    thenAnswer: allBoards,
    example: { body: 'Reforma da loja' },
  }),
  ...boardChanges,
];
