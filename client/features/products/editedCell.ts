import type { MouseEvent } from 'react';
import { CELL } from './cellFocus.ts';

const inCell = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.querySelector<HTMLElement>(`[${CELL}]`);

/** Returns attributes of a cell of which all reacts, also beside what is edited in it. */
export const editedCell = () => ({
  'data-edited': '',
  onMouseDown(event: MouseEvent<HTMLElement>) {
    // The input in the cell keeps the focus.
    if (isBeside(event)) event.preventDefault();
  },
  onClick(event: MouseEvent<HTMLElement>) {
    event.stopPropagation();
    if (isBeside(event)) inCell(event)?.click();
  },
});

function isBeside({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const pressed = target instanceof Element && target.closest('button, input, label, a');
  return !pressed || !currentTarget.contains(pressed);
}
