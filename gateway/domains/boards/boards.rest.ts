import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { cardsRest } from './cards.rest.ts';
import { columnsRest } from './columns.rest.ts';
import { olderBoard } from './older-board.ts';

/** In the demo data: a board, a member of it, and someone else. */
const BOARD_ID = '2a1e578a9dab96f3f48f4769';
const MEMBER_ID = '7863a6802ez0e277a0f98534';
const OTHER_MEMBER_ID = 'da498c3b26bb077b042a3ae6';

graphql(`
  fragment RestBoardFields on Board {
    id
    title
    list: columns {
      id
      title
      cardList: cards {
        id
        title
        coverImage
        members
        labels: labelNumbers
        description
        attachments {
          name
          size
          sizeAsWritten
          url
        }
        comments {
          id
          uid
          text
          time
        }
      }
    }
    members(inOrderMade: true) {
      id
      name
      avatar
    }
  }
`);

const allBoards = restRoute({
  route: 'GET /api/scrum-board/all-board',
  operation: graphql(`
    query RestBoards($after: String) {
      boards(first: 100, after: $after, sort: { field: createdNumber, direction: ascending }) {
        nodes {
          id
          title
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pages: ({ boards }) => boards,
  example: { url: '/api/scrum-board/all-board', status: 200 },
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
    example: { url: '/api/scrum-board/all-member', status: 200 },
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
    example: { url: '/api/scrum-board/all-label', status: 200 },
  }),
  restRoute({
    route: 'GET /api/scrum-board',
    operation: graphql(`
      query RestBoard($id: ID!) {
        board(id: $id) {
          ...RestBoardFields
        }
      }
    `),
    variables: ({ argument }) => ({ id: argument('id') }),
    answer: ({ board }) => olderBoard(board),
    example: { url: `/api/scrum-board?id=${BOARD_ID}`, status: 200 },
  }),
  restRoute({
    route: 'POST /api/scrum-board/add-board',
    operation: graphql(`
      mutation RestAddBoard($input: CreateBoardInput!) {
        createBoard(input: $input) {
          board {
            id
          }
        }
      }
    `),
    variables: ({ bareText }) => ({ input: { title: bareText('title') } }),
    thenAnswer: allBoards,
    example: { url: '/api/scrum-board/add-board', body: 'Reforma da loja', status: 200 },
  }),
  restRoute({
    route: 'POST /api/scrum-board/add-member',
    operation: graphql(`
      mutation RestAddBoardMember($input: AddBoardMemberInput!) {
        addBoardMember(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument }) => ({
      input: { boardId: argument('boardId'), memberId: argument('memberId') },
    }),
    answer: ({ addBoardMember }) => olderBoard(addBoardMember.board),
    example: {
      url: '/api/scrum-board/add-member',
      body: { boardId: BOARD_ID, memberId: OTHER_MEMBER_ID },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/scrum-board/delete-member',
    operation: graphql(`
      mutation RestRemoveBoardMember($input: RemoveBoardMemberInput!) {
        removeBoardMember(input: $input) {
          board {
            ...RestBoardFields
          }
        }
      }
    `),
    variables: ({ argument }) => ({
      input: { boardId: argument('boardId'), memberId: argument('memberId') },
    }),
    answer: ({ removeBoardMember }) => olderBoard(removeBoardMember.board),
    example: {
      url: '/api/scrum-board/delete-member',
      body: { boardId: BOARD_ID, memberId: MEMBER_ID },
      status: 200,
    },
  }),
  ...columnsRest,
  ...cardsRest,
];
