import { useMutation } from '@apollo/client/react';
import type { ApolloCache, Reference } from '@apollo/client';
import { arrayMove } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { removeRecords } from '../../records/recordLists.ts';
import { useMissingText } from '../../records/list/useMissingText.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useSilentUndo } from '../../records/undo/useSilentUndo.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import {
  DeleteTodosDocument,
  ReorderTodosDocument,
  type TodoItem_TodoFragment,
  UpdateTodosDocument,
} from './TodoItem.generated.ts';
import { todoFilters } from './todoFilter.ts';

export type TodoFlag = 'important' | 'starred' | 'done' | 'read' | 'selected';
export type TodoFlags = Partial<Record<TodoFlag, boolean>>;

/** The queries that are refetched after changes: the filtered list, and the menu's count. */
export const todoQueries = ['TodosPage', 'ShellCounts'];

/** Sets flags optimistically, in one step. Completing and reopening can be undone. */
export function useSetFlags() {
  const { t } = useTranslation('todos');
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const noteMissing = useMissingText();
  const [update] = useMutation(UpdateTodosDocument);
  const [parameters] = useSearchParams();
  const isFiltered = todoFilters.some((flag) => parameters.has(flag));
  return async (todos: readonly TodoItem_TodoFragment[], flags: TodoFlags) => {
    try {
      const { data } = await update({
        variables: { input: { ids: todos.map(({ id }) => id), ...flags } },
        // A list that stays as it is could arrive after the next change, with the flags from before.
        refetchQueries: flags.done !== undefined || isFiltered ? todoQueries : [],
        // The cache identifies to-dos by type.
        optimisticResponse: () => ({
          updateTodos: {
            __typename: 'UpdateTodosPayload',
            todos: todos.map((todo) => ({ ...todo, ...flags, __typename: 'Todo' })),
            activityId: '',
          },
        }),
      });
      if (flags.done === undefined) return;
      const changed = data!.updateTodos.todos;
      const names = { count: changed.length, title: changed[0]?.title ?? '' };
      const words = flags.done ? 'wasDone' : 'wasOpened';
      offerUndo({
        message: t(words, names),
        note: noteMissing(todos.length - changed.length),
        undone: t('asBefore', names),
        activityId: data!.updateTodos.activityId,
        merge: {
          kind: words,
          count: changed.length,
          say: (count) => t(words, { ...names, count }),
          sayUndone: (count) => t('asBefore', { ...names, count }),
        },
      });
    } catch (error) {
      showProblem(error);
    }
  };
}

export function useDeleteTodos() {
  const { t } = useTranslation('todos');
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const noteMissing = useMissingText();
  const [remove] = useMutation(DeleteTodosDocument, { refetchQueries: todoQueries });
  return async (todos: readonly TodoItem_TodoFragment[]) => {
    const ids = todos.map(({ id }) => id);
    try {
      const { data } = await remove({
        variables: { input: { ids } },
        optimisticResponse: { deleteTodos: { ids, activityId: '' } },
        update: (cache) => removeRecords(cache, 'Todo', ids),
      });
      const { activityId, ids: deleted } = data!.deleteTodos;
      const title = todos.find(({ id }) => id === deleted[0])?.title ?? '';
      const names = { count: deleted.length, title };
      offerUndo({
        message: t('wasDeleted', names),
        note: noteMissing(ids.length - deleted.length),
        undone: t('isBack', names),
        activityId,
        merge: {
          kind: 'wasDeleted',
          count: deleted.length,
          say: (count) => t('wasDeleted', { ...names, count }),
          sayUndone: (count) => t('isBack', { ...names, count }),
        },
      });
    } catch (error) {
      showProblem(error);
    }
  };
}

/** Moves a to-do among those shown; the others keep their place. */
export function useMoveTodo() {
  const { t } = useTranslation('todos');
  const showProblem = useShowProblem();
  const offerUndo = useSilentUndo();
  const [reorder] = useMutation(ReorderTodosDocument);
  return async (todos: readonly TodoItem_TodoFragment[], from: number, to: number) => {
    const ids = arrayMove(
      todos.map(({ id }) => id),
      from,
      to,
    );
    try {
      const { data } = await reorder({
        variables: { input: { ids, isAmongOthers: true } },
        optimisticResponse: { reorderTodos: { todos: [], activityId: '' } },
        update: (cache) => putInOrder(cache, ids),
      });
      const { activityId } = data!.reorderTodos;
      if (activityId) offerUndo(t('moved', { title: todos[from]?.title ?? '' }), activityId);
    } catch (error) {
      showProblem(error);
    }
  };
}

function putInOrder(cache: ApolloCache, ids: readonly string[]): void {
  cache.modify({
    fields: {
      todos(stored: unknown, { readField }) {
        const list = stored as { nodes?: Reference[] };
        const placeOf = (node: Reference) => ids.indexOf(readField('id', node) as string);
        const isSame =
          list.nodes?.length === ids.length && list.nodes.every((node) => placeOf(node) >= 0);
        if (!isSame) return list;
        return { ...list, nodes: list.nodes?.toSorted((a, b) => placeOf(a) - placeOf(b)) };
      },
    },
  });
}
