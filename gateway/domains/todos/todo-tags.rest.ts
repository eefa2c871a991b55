import { graphql } from '../../rest/generated/gql.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restRoute } from '../../rest/rest-route.ts';

const EXAMPLE_ID = '342043e1fe7df12f6dd7ccfb';

const allTags = restRoute({
  route: 'GET /api/todo/tag',
  operation: graphql(`
    query RestTodoTags {
      todoTags(inOrderMade: true) {
        id
        name
      }
    }
  `),
  answer: ({ todoTags }) => todoTags,
});

export const todoTagsRest = [
  allTags,
  restChange({
    route: 'POST /api/todo/tag/add',
    mutation: 'createTodoTag',
    input: ({ record }) => record('tag'),
    answers: ['tag', 'id name'],
    example: { body: { tag: { name: 'Contador' } } },
  }),
  restChange({
    route: 'POST /api/todo/tag/delete',
    mutation: 'deleteTodoTag',
    input: ({ record }) => record('tag'),
    thenAnswer: allTags,
    example: { body: { tag: { id: EXAMPLE_ID } } },
  }),
];
