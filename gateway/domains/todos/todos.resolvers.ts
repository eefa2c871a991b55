import { requireCaller } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { makeTag, makeTodos, putInOrder, removeTag } from './todo-changes.ts';
import { listTags } from './todos.store.ts';

export const todosResolvers: Resolvers = {
  Query: {
    todoTags: (_source, order, context) =>
      listTags(context.db, requireCaller(context).account.id, order),
  },
  Todo: {
    dueDate: ({ dueAt, dueDate }) => dueAt ?? dueDate,
  },
  Mutation: {
    createTodos: async (_source, { input }, context) => makeTodos(context, input),
    reorderTodos: async (_source, { input }, context) => putInOrder(context, input),
    createTodoTag: (_source, { input }, context) => makeTag(context, input),
    deleteTodoTag: (_source, { input }, context) => removeTag(context, input.id),
  },
};
