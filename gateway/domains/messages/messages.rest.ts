import { restChange } from '../../rest/rest-change.ts';
import { restList } from '../../rest/rest-reading.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { graphql } from '../../rest/generated/gql.ts';

const fields = 'id sender { name photo } date selected subject message';

const EXAMPLE_ID = '5928addf072dc1f32ada53cf';

const allMessages = restList({
  route: 'GET /api/inbox/all',
  list: 'messages',
  which: 'sort: { field: createdNumber, direction: ascending }',
  fields,
});

export const messagesRest = [
  allMessages,
  restRoute({
    route: 'GET /api/inbox',
    operation: graphql(`
      query RestMessage($id: ID!) {
        messages(first: 1, filter: { ids: [$id], folder: [inbox] }) {
          nodes {
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
        }
      }
    `),
    variables: ({ argument }) => ({ id: argument('id') }),
    answer: ({ messages: { nodes } }) => nodes[0],
    example: { url: `/api/inbox?id=${EXAMPLE_ID}` },
  }),
  restChange({
    route: 'POST /api/inbox/add',
    mutation: 'createMessage',
    input: ({ record }) => record('message'),
    thenAnswer: allMessages,
    example: {
      body: {
        sender: { name: 'Casa do Mel', photo: '' },
        subject: 'Potes de mel',
        message: '<p>Chegam na <strong>quinta</strong>.</p>',
      },
    },
  }),
  restChange({
    route: 'POST /api/inbox/update',
    mutation: 'updateMessage',
    input: ({ record }) => record('message'),
    thenAnswer: allMessages,
    example: {
      body: { id: EXAMPLE_ID, subject: 'Potes de vidro' },
    },
  }),
  restChange({
    route: 'POST /api/inbox/delete',
    mutation: 'deleteMessage',
    input: ({ argument }) => ({ id: argument('id') }),
    thenAnswer: allMessages,
    example: { body: { id: EXAMPLE_ID } },
  }),
];
