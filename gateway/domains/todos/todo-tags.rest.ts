import { graphql } from '../../rest/generated/gql.ts';
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
  example: { url: '/api/todo/tag', status: 200 },
});

export const todoTagsRest = [
  allTags,
  restRoute({
    route: 'POST /api/todo/tag/add',
    operation: graphql(`
      mutation RestAddTodoTag($input: CreateTodoTagInput!) {
        createTodoTag(input: $input) {
          tag {
            id
            name
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('tag') }),
    answer: ({ createTodoTag }) => createTodoTag.tag,
    example: { url: '/api/todo/tag/add', body: { tag: { name: 'Contador' } }, status: 200 },
  }),
  restRoute({
    route: 'POST /api/todo/tag/delete',
    operation: graphql(`
      mutation RestDeleteTodoTag($input: DeleteTodoTagInput!) {
        deleteTodoTag(input: $input) {
          id
        }
      }
    `),
    variables: ({ record }) => ({ input: record('tag') }),
    thenAnswer: allTags,
    example: { url: '/api/todo/tag/delete', body: { tag: { id: EXAMPLE_ID } }, status: 200 },
  }),
];
