export const tickId = (todoId: string) => `tick-${todoId}`;

export function focusTick({ id }: { id: string }): void {
  document.getElementById(tickId(id))?.focus();
}

export const TODO_LIST_ID = 'todo-list';

export function seesNextRow(): boolean {
  const last = document.getElementById(TODO_LIST_ID)?.lastElementChild;
  if (!last) return true;
  const { bottom, height } = last.getBoundingClientRect();
  return bottom + height < window.innerHeight;
}
