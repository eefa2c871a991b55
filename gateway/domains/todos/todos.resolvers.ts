import { callerOf } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { changeTodo, changeTodos, makeTodo, putInOrder, removeTodos } from './todo-changes.ts';
import { makeTag, removeTag } from './todo-tag-changes.ts';
import { listTags } from './todo-tags.store.ts';
import { tagIdsByTodoIds } from './todos.store.ts';

export const todosResolvers: Resolvers = {
  Query: {
    todoTags: (_source, order, context) =>
      listTags(context.db, callerOf(context).account.id, order),
  },
  Mutation: {
    createTodo: (_source, { input }, context) => makeTodo(context, input),
    updateTodo: (_source, { input }, context) => changeTodo(context, input),
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
