export const tickId = (todoId: string) => `tick-${todoId}`;

export function focusTick({ id }: { id: string }): void {
  document.getElementById(tickId(id))?.focus();
}

export function scrollToRow(todoId: string): void {
  document.getElementById(tickId(todoId))?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
