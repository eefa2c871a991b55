import { graphql } from '../../rest/generated/gql.ts';
import { restRoute } from '../../rest/rest-route.ts';
import { todoTagsRest } from './todo-tags.rest.ts';

const EXAMPLE_ID = '81928eb03dc4b871c6d1e4ac';
const OTHER_ID = 'dd55273de8b9729ed14dc799';

graphql(`
  fragment RestTodoFields on Todo {
    id
    title
    note
    important
    starred
    done
    read
    selected
    startDate
    dueDate
    tag
  }
`);

const allTodos = restRoute({
  route: 'GET /api/todo/all',
  operation: graphql(`
    query RestTodos($after: String) {
      todos(first: 100, after: $after) {
        nodes {
          ...RestTodoFields
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pages: ({ todos }) => todos,
  example: { url: '/api/todo/all', status: 200 },
});

export const todosRest = [
  allTodos,
  restRoute({
    route: 'GET /api/todo',
    operation: graphql(`
      query RestTodo($id: ID!) {
        todo(id: $id) {
          ...RestTodoFields
        }
      }
    `),
    variables: ({ argument }) => ({ id: argument('id') }),
    answer: ({ todo }) => todo,
    example: { url: `/api/todo?id=${EXAMPLE_ID}`, status: 200 },
  }),
  restRoute({
    route: 'POST /api/todo/reorder',
    operation: graphql(`
      mutation RestReorderTodos($input: ReorderTodosInput!) {
        reorderTodos(input: $input) {
          todos {
            id
          }
        }
      }
    `),
    variables: ({ ids }) => ({ input: { ids: ids('todoList') } }),
    thenAnswer: allTodos,
    example: {
      url: '/api/todo/reorder',
      body: { todoList: [{ id: OTHER_ID }, { id: EXAMPLE_ID }] },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/todo/add',
    operation: graphql(`
      mutation RestAddTodo($input: CreateTodoInput!) {
        createTodo(input: $input) {
          todo {
            id
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('todo') }),
    thenAnswer: allTodos,
    example: {
      url: '/api/todo/add',
      body: { todo: { title: 'Ligar para o contador', dueDate: '2026-11-06T17:00:00.000Z' } },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/todo/update',
    operation: graphql(`
      mutation RestUpdateTodo($input: UpdateTodoInput!) {
        updateTodo(input: $input) {
          todo {
            ...RestTodoFields
          }
        }
      }
    `),
    variables: ({ record }) => ({ input: record('todo') }),
    answer: ({ updateTodo }) => updateTodo.todo,
    example: {
      url: '/api/todo/update',
      body: { todo: { id: EXAMPLE_ID, done: true } },
      status: 200,
    },
  }),
  restRoute({
    route: 'POST /api/todo/delete',
    operation: graphql(`
      mutation RestDeleteTodo($input: DeleteTodoInput!) {
        deleteTodo(input: $input) {
          id
        }
      }
    `),
    variables: ({ record }) => ({ input: record('todo') }),
    thenAnswer: allTodos,
    example: { url: '/api/todo/delete', body: { todo: { id: EXAMPLE_ID } }, status: 200 },
  }),
  ...todoTagsRest,
];
