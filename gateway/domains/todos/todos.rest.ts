import { restChange } from '../../rest/rest-change.ts';
import { restList, restOne } from '../../rest/rest-reading.ts';
import { todoTagsRest } from './todo-tags.rest.ts';

const fields = 'id title note important starred done read selected startDate dueDate tag';

const EXAMPLE_ID = '81928eb03dc4b871c6d1e4ac';
const OTHER_ID = 'dd55273de8b9729ed14dc799';

const allTodos = restList({
  route: 'GET /api/todo/all',
  list: 'todos',
  fields,
});

export const todosRest = [
  allTodos,
  restOne({
    route: 'GET /api/todo',
    one: 'todo',
    fields,
    example: { url: `/api/todo?id=${EXAMPLE_ID}` },
  }),
  restChange({
    route: 'POST /api/todo/reorder',
    mutation: 'reorderTodos',
    input: ({ ids }) => ({ ids: ids('todoList') }),
    thenAnswer: allTodos,
    example: {
      body: { todoList: [{ id: OTHER_ID }, { id: EXAMPLE_ID }] },
    },
  }),
  restChange({
    route: 'POST /api/todo/add',
    mutation: 'createTodo',
    input: ({ record }) => record('todo'),
    thenAnswer: allTodos,
    example: {
      body: { todo: { title: 'Ligar para o contador', dueDate: '2026-11-06T17:00:00.000Z' } },
    },
  }),
  restChange({
    route: 'POST /api/todo/update',
    mutation: 'updateTodo',
    input: ({ record }) => Object.assign({}, record('todo'), { version: undefined }),
    answers: ['todo', fields],
    example: {
      body: { todo: { id: EXAMPLE_ID, done: true } },
    },
  }),
  restChange({
    route: 'POST /api/todo/delete',
    mutation: 'deleteTodo',
    input: ({ record }) => record('todo'),
    thenAnswer: allTodos,
    example: { body: { todo: { id: EXAMPLE_ID } } },
  }),
  ...todoTagsRest,
];
