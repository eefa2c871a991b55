export const tickId = (todoId: string) => `tick-${todoId}`;

export function focusTick({ id }: { id: string }): void {
  document.getElementById(tickId(id))?.focus();
}
