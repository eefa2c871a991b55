import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';

const EXAMPLE_ID = '5928addf072dc1f32ada53cf';

graphql(`
  fragment RestMessageFields on Message {
    id
    sender {
      name
      photo
    }
    date
    selected
    subject
    message
  }
`);

const allMessages = restRoute({
  route: 'GET /api/inbox/all',
  operation: graphql(`
    query RestMessages($after: String) {
      messages(first: 100, after: $after, sort: { field: createdNumber, direction: ascending }) {
        nodes {
          ...RestMessageFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pages: ({ messages }) => messages,
  example: { url: '/api/inbox/all', status: 200 },
});

export const messagesRest = [
  allMessages,
  restRoute({
    route: 'GET /api/inbox',
    operation: graphql(`
      query RestMessage($id: ID!) {
        message(id: $id) {
          ...RestMessageFields
        }
      }
    `),
    variables: ({ argument }) => ({ id: argument('id') }),
    answer: ({ message }) => message,
    example: { url: `/api/inbox?id=${EXAMPLE_ID}`, status: 200 },
  }),
  restRoute({
    route: 'POST /api/inbox/add',
    operation: graphql(`
      mutation RestAddMessage($input: CreateMessageInput!) {
        createMessage(input: $input) {
          message {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('message') }),
    thenAnswer: allMessages,
    example: {
      url: '/api/inbox/add',
      body: {
        sender: { name: 'Casa do Mel', photo: '' },
        subject: 'Potes de mel',
        message: '<p>Chegam na <strong>quinta</strong>.</p>',
      },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/inbox/update',
    operation: graphql(`
      mutation RestUpdateMessage($input: UpdateMessageInput!) {
        updateMessage(input: $input) {
          message {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('message') }),
    thenAnswer: allMessages,
    example: {
      url: '/api/inbox/update',
      body: { id: EXAMPLE_ID, subject: 'Potes de vidro' },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/inbox/delete',
    operation: graphql(`
      mutation RestDeleteMessage($input: DeleteMessageInput!) {
        deleteMessage(input: $input) {
          id
        }
      }
    `),
    variables: ({ argument }) => ({ input: { id: argument('id') } }),
    thenAnswer: allMessages,
    example: { url: '/api/inbox/delete', body: { id: EXAMPLE_ID }, status: 200 },
  }),
];
