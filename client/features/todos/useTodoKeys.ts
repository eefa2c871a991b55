import { useKeys } from '../../core/keys.ts';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { moveFocus } from '../../ui/moveFocus.ts';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';
import { useSetFlags } from './useTodoChanges.ts';

/** The field of the form that its key opens. */
type TodoPart = 'dueDay' | 'tag';

/** Moves through the to-dos by single keys, and changes the one that has the focus. */
export function useTodoKeys(todos: readonly TodoItem_TodoFragment[]): void {
  const setFlags = useSetFlags();
  const { open } = useOpenRecord('todo');
  const withFocused = (run: (todo: TodoItem_TodoFragment) => unknown) => () => {
    const row = document.activeElement?.closest('[data-todo]');
    const todo = todos.find(({ id }) => id === row?.getAttribute('data-todo'));
    return todo ? run(todo) : false;
  };
  const openAt = (part: TodoPart) => withFocused(({ id }) => open(id, { part }));
  useKeys('todos', {
    next: () => moveFocus('[data-todo] a', 1),
    previous: () => moveFocus('[data-todo] a', -1),
    select: withFocused((todo) => void setFlags([todo], { selected: !todo.selected })),
    done: withFocused((todo) => void setFlags([todo], { done: !todo.done })),
    label: openAt('tag'),
    date: openAt('dueDay'),
  });
}
