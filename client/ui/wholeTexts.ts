import type { FocusEvent, MouseEvent } from 'react';

const cellsOf = (target: Element) => [...(target.closest('tr')?.querySelectorAll('td') ?? [])];

const isCut = (cell: HTMLElement) =>
  [cell, ...cell.querySelectorAll('[data-truncate]')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );

/** A cut text of a table is shown whole at the pointer, and in the row that the keyboard is in. */
export const wholeTexts = {
  onMouseOver({ target }: MouseEvent<HTMLElement>) {
    const cell = target instanceof Element ? target.closest('td') : null;
    if (cell && isCut(cell)) cell.title = cell.textContent;
  },
  onFocus({ target }: FocusEvent<HTMLElement>) {
    if (!target.matches(':focus-visible')) return;
    for (const cell of cellsOf(target).filter(isCut)) cell.dataset.whole = '';
  },
  onBlur({ target }: FocusEvent<HTMLElement>) {
    for (const cell of cellsOf(target)) delete cell.dataset.whole;
  },
};
