import { callerOf } from '../../graphql/context.ts';
import type { Resolvers, TodoSortField } from '../../graphql/generated/resolvers.ts';
import { changeTodo, changeTodos, makeTodo, putInOrder, removeTodos } from './todo-changes.ts';
import { makeTag, removeTag } from './todo-tag-changes.ts';
import { listTags } from './todo-tags.store.ts';
import { findTodo, listTodos, tagIdsByTodoIds } from './todos.store.ts';
import type { TodoRow } from './todos.table.ts';

const sortColumns: Record<TodoSortField, keyof TodoRow> = { position: 'rank', dueDate: 'dueKey' };

export const todosResolvers: Resolvers = {
  Query: {
    async todo(_source, { id }, context) {
      return (await findTodo(context.db, { accountId: callerOf(context).account.id, id })) ?? null;
    },
    todos(_source, { filter, sort, ...page }, context) {
      const { field = 'position', direction = 'ascending' } = sort ?? {};
      const own = { ...filter, accountId: callerOf(context).account.id };
      return listTodos(context.db, own, { column: sortColumns[field], direction }, page);
    },
    todoTags: (_source, order, context) =>
      listTags(context.db, callerOf(context).account.id, order),
  },
  Mutation: {
    createTodo: async (_source, { input }, context) => ({ todo: await makeTodo(context, input) }),
    updateTodo: async (_source, { input }, context) => ({ todo: await changeTodo(context, input) }),
    updateTodos: (_source, { input }, context) => changeTodos(context, input),
    async deleteTodo(_source, { input }, context) {
      const { activityId } = await removeTodos(context, [input.id]);
      return { id: input.id, activityId };
    },
    deleteTodos: (_source, { input }, context) => removeTodos(context, input.ids),
    reorderTodos: async (_source, { input }, context) => ({
      todos: await putInOrder(context, input),
    }),
    createTodoTag: async (_source, { input }, context) => ({ tag: await makeTag(context, input) }),
    deleteTodoTag: (_source, { input }, context) => removeTag(context, input.id),
  },
  Todo: {
    tag: async ({ id }, _args, { load }) => (await load(tagIdsByTodoIds, id)) ?? [],
  },
};
